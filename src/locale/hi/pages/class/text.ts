import { CLASS_CODE } from '../../../../../machines/core/class-code';
import type * as English from '../../../../pages/class/text';
import { animalName, sailorName } from '../../../../play/modes/class/animals';
import { formatNumber } from '../../../../ui/format';
import { numberToWord } from '../../../../ui/number-to-word';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';

const LETTERS = `${CLASS_CODE.signs} से ${CLASS_CODE.withAnswers.max}`;

const letters = (count: number): string => plural(count, `${count} अक्षर है`, `${count} अक्षर हैं`);

export const text: Catalogue<typeof English.text> = {
  title: 'कक्षा के लिए',
  undo: 'वापस लें',

  setup: {
    lead: 'पूरी कक्षा साथ में यात्रा करे: न खाते, न नाम, और कहीं कुछ नहीं भेजा जाता।',
    game: 'खेल',
    begin: 'पाल खोलें',
    steps: [
      'यहाँ बोर्ड पर एक खेल चुनें। एक QR कोड दिखता है।',
      'हर बच्चा उसे अपने डिवाइस पर स्कैन करता है, एक जानवर चुनता है और खेलता है। सबको एक जैसे सवाल मिलते हैं।',
      'अंत में हर बच्चे को 9 या ज़्यादा अक्षरों का कोड मिलता है। उसे बोर्ड के कैमरे को दिखाएँ, या वहाँ लिखें।',
      'नावें इकट्ठी होती हैं, और हर सही जवाब से द्वीप बढ़ता है। किसी को क्रम में नहीं रखा जाता।',
      'फिर “सबसे कठिन सवाल” दिखाता है कि कौन-से सवाल कठिन थे, ताकि उन पर एक-एक करके बात हो सके।',
    ],
  },

  join: {
    title: 'दौर में शामिल हो',
    code: 'दौर के लिंक का QR कोड',
    steps: ['इसे अपने डिवाइस पर स्कैन करो।', 'अपना जानवर चुनो और खेलो।', 'अपना कोड इस बोर्ड पर लाओ।'],
  },

  codes: {
    title: 'अपना कोड लाओ',
    hold: 'अपना कोड कैमरे को दिखाओ।',
    cameraIsOn: 'कैमरा चालू है। अपना कोड कैमरे को दिखाओ।',
    view: 'कैमरा क्या देख रहा है',
    cameraOff: 'कैमरा बंद करें',
    camera: 'कैमरे का उपयोग करें',
    withoutCamera: 'कोड लिखे जा सकते हैं।',
    type: 'या लिखो',
    typeHint: 'आखिरी अक्षर लिखते ही कोड जुड़ जाता है। कई कोड जोड़ने के लिए उन्हें चिपकाओ और Enter दबाओ।',
    add: 'जोड़ो',
    welcome: (child) => `नाव पर स्वागत है: ${sailorName(child)}!`,
    welcomeMany: (children) => `नाव पर स्वागत है: ${children} जानवर!`,
    alreadyHere: (child) => `पहले से यहाँ है: ${sailorName(child)}।`,
  },

  errors: {
    notACode: `यह कक्षा का कोड नहीं है। कक्षा के कोड में ${LETTERS} अक्षर होते हैं और वह दौर के अंत में दिखता है।`,
    length: (code, count) => `“${code}” में ${letters(count)}। कोड में ${LETTERS} होते हैं।`,
    tooLong: (code, count) =>
      `“${code}” में ${letters(count)}। कोड में ${LETTERS} होते हैं। अगर यह पूरा है, तो यह साइट के नए संस्करण का है। यह पन्ना फिर से लोड करें, वह नया हो जाएगा। नावें यहीं रहेंगी।`,
    sign: (code, sign) => `“${code}” में ${sign} है, जो कोड में कभी नहीं होता। वह अक्षर फिर से जाँचो।`,
    check: (code) => `“${code}” इस दौर का कोड नहीं है। हर अक्षर फिर से जाँचो, और देखो कि कोई छूटा न हो।`,
    more: (count) => plural(count, `${formatNumber(count)} और भी गलत है।`, `${formatNumber(count)} और भी गलत हैं।`),
    tooMuch: 'यह एक कक्षा के लिए बहुत ज़्यादा है। एक बार में कम कोड चिपकाएँ।',
  },

  tooMany: {
    title: 'कक्षा के लिए सामान्य से ज़्यादा नावें',
    waiting: (aboard, waiting) =>
      plural(
        waiting,
        `यहाँ ${formatNumber(aboard)} नावें हैं, और ${formatNumber(waiting)} और इंतज़ार में है। क्या आपकी कक्षा सच में इतनी बड़ी है?`,
        `यहाँ ${formatNumber(aboard)} नावें हैं, और ${formatNumber(waiting)} और इंतज़ार में हैं। क्या आपकी कक्षा सच में इतनी बड़ी है?`,
      ),
    leaveOut: 'उन्हें छोड़ दें',
    let: (count) => `${count} और आने दें`,
  },

  boats: {
    title: 'यहाँ कौन है',
    short: (child) => animalName(child),
    full: (child) => sailorName(child),
    numbered: (name, number) => `${name} ${number}`,
    begin: 'नाव हटाएँ',
    press: 'जिस नाव को हटाना है, उसे दबाएँ।',
    takeAway: (name) => `हटाएँ: ${name}`,
    away: (child) => `हटाया गया: ${sailorName(child)}।`,
    done: 'हो गया',
  },

  total: {
    nobody: 'नाव पर कौन आ रहा है?',
    solved: (right) => `सबने मिलकर ${right} सवाल हल किए।`,
    here: (children) => plural(children, 'एक जानवर यहाँ है।', `${numberToWord(children)} जानवर यहाँ हैं।`),
    stars: (stars) => plural(stars, 'एक सितारा मिला।', `${numberToWord(stars)} सितारे मिले।`),
    next: (right, part) => `आगे, ${formatNumber(right)} पर: ${part}।`,
    island: (parts) => `हमारे द्वीप पर यह है (${parts.join(', ')})।`,
  },

  islandParts: {
    rainbow: 'एक इंद्रधनुष',
    balloon: 'एक गुब्बारा',
    ground: 'एक द्वीप',
    windmill: 'एक पवनचक्की',
    garland: 'झंडियों की माला',
    lamp: 'प्रकाश-स्तंभ का दीया',
    lighthouse: 'एक प्रकाश-स्तंभ',
    house: 'एक घर',
    tent: 'बाज़ार की एक दुकान',
    palm: 'ताड़ का एक पेड़',
    garden: 'फूल',
    jetty: 'एक घाट',
  },

  file: {
    save: 'फ़ाइल में सहेजें',
    header: ['जानवर', 'सही', 'कुल'],
    contains: 'फ़ाइल में हर जानवर और उसके सही जवाब हैं, जो यहाँ नहीं दिखाए जाते।',
  },
  again: 'एक और दौर',
  stored: 'कोड सिर्फ़ इस टैब में हैं, और इसे बंद करने पर मिट जाते हैं।',
};

export const CAMERA_ERRORS: Catalogue<typeof English.CAMERA_ERRORS> = {
  blocked: 'इस पन्ने के लिए कैमरा रुका हुआ है। वेब पते के पास उसकी अनुमति दी जा सकती है।',
  none: 'इस डिवाइस में कैमरा नहीं है।',
  busy: 'कैमरे से तस्वीर नहीं आ रही। शायद कोई दूसरा ऐप उसका उपयोग कर रहा है।',
  other: 'कैमरा चल नहीं पाया।',
};
