export const nothingSaved = 'यहाँ कुछ सहेजा नहीं जा सकता';
export const nothingSavedText: string =
  'इस डिवाइस में जगह नहीं है या यह सहेजने नहीं देता। खेलते रहो, पर पन्ना बंद करने पर प्रगति मिट जाएगी।';
