export const nothingSaved = 'Rien ne peut être enregistré ici';
export const nothingSavedText: string =
  'Cet appareil n’a plus de place ou bloque l’enregistrement. Tu peux continuer, mais tes progrès seront perdus quand tu fermeras la page.';
