export const title = 'भिन्न के उस्ताद';
export const description = 'केक को बराबर हिस्सों में काटो।';
export const chip = 'भिन्न';
export const pageDescription =
  'केक काटो: भिन्नों को सरल करो, जोड़ो, घटाओ और गुणा करो, और देखो कि हर जवाब सही क्यों है। मुफ़्त, घड़ी के साथ या उसके बिना।';
export const teaches = ['भिन्न सरल करना', 'भिन्नों का जोड़ और घटाव', 'भिन्नों का गुणा'];
