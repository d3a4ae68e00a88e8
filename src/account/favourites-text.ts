export const ADDED = { title: 'Added to favorites', text: 'Game added to your favorites' };
export const REMOVED = { title: 'Removed from favorites', text: 'Game removed from your favorites' };
