export const text = {
  subscribed: { title: 'Subscribed!', text: 'Thank you for subscribing to our newsletter.' },
  duplicate: { title: 'Already subscribed!', text: 'This email is already subscribed to our newsletter.' },
  invalid: { title: 'Error', text: 'Please enter a valid email address.' },
};
