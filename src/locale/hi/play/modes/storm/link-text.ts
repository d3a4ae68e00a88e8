export const stormLink = 'कक्षा बनाम तूफ़ान';
