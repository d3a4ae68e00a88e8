export const stormLink = 'तूफ़ान के सामने कक्षा';
