export const profile = 'Profile';
export const signIn = 'Sign In';
