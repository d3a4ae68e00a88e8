export const title = 'पहाड़ों की जाँच';
export const description = 'पहाड़ों के 25 सवाल। हर सवाल पर एक बत्ती जलाओ!';
export const chip = 'कक्षा 4 की जाँच';
export const pageDescription =
  'पहाड़ों की जाँच, ठीक वैसी जैसी इंग्लैंड के स्कूलों में होती है: 25 सवाल, हर एक के लिए 6 सेकंड। मुफ़्त, और बताती है कि क्या अभ्यास करना है।';
export const teaches = ['पहाड़े', 'पहाड़ों की अंग्रेज़ी जाँच'];
