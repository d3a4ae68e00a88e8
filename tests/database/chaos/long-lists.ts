const SCHOOL = `${'school-'.repeat(5)}of.example`;

/**
 * The address of a pupil in a list of `addPupils`. Lists are counted from 1, and their pupils from
 * 0.
 */
export const pupilAddress = (list: number, pupil: number): string => `pupil-${list}-${pupil}@${SCHOOL}`;

/**
 * Statements that add the function `add_pupils` to a database. Only the holder of the secret key
 * can call it, and each call adds another list of pupils to the newsletter's table. A normal
 * request adds only one row.
 */
export const addPupils = (count: number): readonly string[] => [
  'create sequence public.pupil_lists',
  `create function public.add_pupils() returns void language sql security definer as $$
    insert into public.newsletter_subscribers (email)
    select 'pupil-' || list || '-' || pupil || '@${SCHOOL}'
    from (select nextval('public.pupil_lists') as list) as next, generate_series(0, ${count - 1}) as pupil $$`,
];
