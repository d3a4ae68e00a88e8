export const title = 'पैसे गिनो';
export const description = 'सिक्के गिनो और सही पैसे वापस दो।';
export const chip = 'सिक्के और बाकी पैसे';
export const pageDescription =
  'सिक्के गिनो, बाकी पैसे दो और बाज़ार में खरीदारी करो। छह मुद्राओं के सिक्कों और नोटों वाला पैसों का मुफ़्त खेल।';
export const teaches = ['पैसे गिनना', 'बाकी पैसे लौटाना', 'रकमों का जोड़ और तुलना'];
