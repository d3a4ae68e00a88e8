export const includeSettings = 'इस डिवाइस की “मेरे खेलने का तरीका” सेटिंग भी जोड़ें';
export const includeHint = 'लिंक खोलने वाला हर बच्चा इन्हीं सेटिंग के साथ खेलता है। उसकी अपनी सेटिंग नहीं बदलती।';
export const worksheet = 'अभ्यास पत्र';
export const qrCodeOfLink = 'इस लिंक का QR कोड';
