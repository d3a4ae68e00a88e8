import type * as English from '../../../../pages/account/profile-text';

export const text: typeof English.text = {
  pageTitle: 'प्रोफ़ाइल',
  title: 'आपकी प्रोफ़ाइल',
  scriptless:
    'आपने अपने बारे में जो बताया है, और आपके पसंदीदा खेल। यह पन्ना देखने के लिए साइन इन करना पड़ता है। अपने ब्राउज़र में JavaScript चालू करें, फिर पन्ना दोबारा लोड करें।',
  home: 'मुख्य पन्ने पर वापस',
  signOut: 'साइन आउट',
  signOutEverywhere: 'हर जगह साइन आउट',
  signedOutEverywhere: 'आप हर जगह साइन आउट हैं',
  signedOutEverywhereText: 'आप किसी भी डिवाइस पर फिर से साइन इन कर सकते हैं।',
  loading: 'लोड हो रहा है…',
};

export const aboutYouText: typeof English.aboutYouText = {
  title: 'आपके बारे में',
  error: 'गड़बड़ी',
  failed: 'प्रोफ़ाइल लोड नहीं हुई',
  unavailable: 'हम आपकी प्रोफ़ाइल नहीं ला पाए। वह सुरक्षित है। अपना इंटरनेट जाँचें और फिर से कोशिश करें।',
};

export const formText: typeof English.formText = {
  required: 'केवल आपका ईमेल पता ज़रूरी है। बाकी आपकी मर्ज़ी है।',
  firstName: 'पहला नाम',
  lastName: 'उपनाम',
  email: 'ईमेल',
  emailHint: (email) => `साइन इन आगे भी ${email} से ही होगा।`,
  dateOfBirth: 'जन्म की तारीख',
  save: 'प्रोफ़ाइल सहेजें',
  saving: 'सहेज रहे हैं…',
  saved: 'हो गया',
  savedText: 'प्रोफ़ाइल सहेज ली गई',
  nameTooLong: (characters) => `यह नाम बहुत लंबा है। ज़्यादा से ज़्यादा ${characters} अक्षर लिखें।`,
  impossibleDate: '1900 और आज के बीच की तारीख चुनें।',
  halfDate: 'यह तारीख अधूरी है। इसे पूरा करें या मिटा दें।',
};

export const favouritesText: typeof English.favouritesText = {
  title: 'आपके पसंदीदा खेल',
  unavailable: 'हम आपके पसंदीदा खेल नहीं ला पाए। वे सुरक्षित हैं। अपना इंटरनेट जाँचें और फिर से कोशिश करें।',
  none: 'अभी कोई खेल पसंदीदा नहीं है। मुख्य पन्ने पर जाकर कुछ खेल जोड़ें!',
  play: 'खेलें',
};

export const dataText: typeof English.dataText = {
  title: 'आपका डेटा',
  stored:
    'हम आपका ईमेल पता, इस पन्ने पर लिखी बातें और आपके पसंदीदा खेल सहेजते हैं। अगर आप न्यूज़लेटर के सदस्य हैं, तो उसके लिए भी आपका पता सहेजते हैं। खेलों में आपकी प्रगति आपके डिवाइस पर ही रहती है।',
  inDownload:
    'इस फ़ाइल में आपका खाता, आपकी प्रोफ़ाइल और आपके पसंदीदा खेल होते हैं। इसमें न्यूज़लेटर की सूची नहीं होती, क्योंकि उसे साइट से कोई नहीं पढ़ सकता।',
  download: 'मेरा डेटा डाउनलोड करें',
  deleteAccount: 'मेरा खाता हटाएँ',
};
