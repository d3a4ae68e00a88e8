import type * as English from '../../../../pages/legal/page-text';

export const text: typeof English.text = {
  privacy: 'निजता नीति',
  terms: 'उपयोग की शर्तें',
  updated: (date) => (
    <>यह पन्ना {date('आखिरी बार 5 मई 2025 को बदला गया')} था। बाद में जोड़ी गई हर बात पर उसकी अपनी तारीख है।</>
  ),
  contents: 'इस पन्ने पर',
  inShort: 'संक्षेप में',
  written: '21 नवंबर 2026 को लिखा गया। पूरा पाठ आगे है।',
};

export const ADDED: typeof English.ADDED = {
  first: '21 नवंबर 2026 को जोड़ा गया',
  second: '22 नवंबर 2026 को जोड़ा गया',
  third: '24 नवंबर 2026 को जोड़ा गया',
  fourth: '29 नवंबर 2026 को जोड़ा गया',
};
