export const skipToContent = 'मुख्य भाग पर जाओ';
export const loading = 'खुल रहा है…';

export const numeriaHome = 'Numeria, मुख्य पन्ना';
export const home = 'मुख्य पन्ना';
export const primaryGames = 'प्राथमिक खेल';
export const secondaryMaths = 'बड़ी कक्षाएँ';
export const contact = 'संपर्क';
export const faq = 'सवाल-जवाब';
export const mainNavigation = 'मुख्य';
export const menu = 'मेनू';
export const passport = 'मेरा पासपोर्ट';
export const howIPlay = 'मेरे खेलने का तरीका';
export const search = 'खोजो';
export const somethingIsWrong = 'कुछ गड़बड़ है';

export const mission = 'हर उम्र के लिए, सबके लिए गणित।';
export const quickLinks = 'झटपट लिंक';
export const yourProgress = 'तुम्हारी प्रगति';
export const resources = 'सामग्री';
export const forTeachers = 'शिक्षकों के लिए';
export const topics = 'विषय';
export const privacy = 'निजता नीति';
export const terms = 'उपयोग की शर्तें';
export const accessibility = 'सुगम्यता';
export const newsletter = 'न्यूज़लेटर';
export const alwaysFree = 'हमेशा मुफ़्त। कोई शुल्क नहीं।';
export const version = 'संस्करण';

export const notLoaded = 'यह नहीं खुल पाया';
export const notLoadedText = 'इंटरनेट जाँचो, फिर पन्ना दोबारा खोलो।';

export const pageNotLoaded = 'यह पन्ना नहीं खुल पाया';
export const pageNotLoadedText = 'Numeria का एक हिस्सा नहीं खुल पाया। इंटरनेट जाँचो, फिर दोबारा कोशिश करो।';
export const pageBroken = 'कुछ गड़बड़ हो गई';
export const pageBrokenText = 'यह पन्ना रुक गया है। गलती हमारी है, तुम्हारी नहीं। तुम्हारी जीती चीज़ें अब भी इस डिवाइस पर हैं।';
export const gameBroken = 'खेल रुक गया है';
export const gameBrokenText = 'इसमें कुछ गड़बड़ हो गई। गलती हमारी है, तुम्हारी नहीं। तुम्हारी जीती चीज़ें अब भी इस डिवाइस पर हैं।';
export const backToMenu = 'मेनू पर वापस';
export const reload = 'दोबारा खोलो';
export const backToGames = 'खेलों पर वापस';
export const goHome = 'मुख्य पन्ने पर जाओ';
