export const includeSettings = 'इस डिवाइस की “मेरे खेलने का ढंग” सेटिंग भी जोड़ें';
export const includeHint = 'लिंक खोलने वाले इन्हीं सेटिंग से खेलते हैं। उनकी अपनी सेटिंग नहीं बदलतीं।';
export const worksheet = 'अभ्यास पत्र';
export const qrCodeOfLink = 'इस लिंक का QR कोड';
