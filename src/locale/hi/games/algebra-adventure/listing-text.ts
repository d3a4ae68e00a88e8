export const title = 'बीजगणित की सैर';
export const description = 'तराज़ू को बराबर रखो और x खोजो।';
export const chip = 'छिपी हुई संख्या';
export const pageDescription =
  'तराज़ू को बराबर रखो और x खोजो। बीजगणित का पहला मुफ़्त खेल: दोनों पलड़ों का वज़न देखकर समीकरण हल करो।';
export const teaches = ['बीजगणित की शुरुआत', 'समीकरण हल करना', 'अक्षर की जगह संख्या रखना'];
