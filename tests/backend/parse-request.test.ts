import { describe, expect, it } from 'vitest';
import { RestError } from '../../backend/rest/errors.ts';
import { parseQuery, parseRow, type RowQuery, wantsOneObject, wantsUpsert } from '../../backend/rest/parse-request.ts';

const asked = (query: string): RowQuery => parseQuery(new URLSearchParams(query));

function refusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof RestError) return `${error.status} ${error.code}`;
    throw error;
  }
  return 'none';
}

describe("A request's query string", () => {
  it('is parsed into columns and filters', () => {
    expect(asked('select=game_id&user_id=eq.1&game_id=eq.a.b,c')).toEqual({
      select: ['game_id'],
      filters: [
        { column: 'user_id', value: '1' },
        { column: 'game_id', value: 'a.b,c' },
      ],
    });
    expect(asked('select="id","first_name"').select).toEqual(['id', 'first_name']);
  });

  it.each(['', 'select=*', 'select=', 'select=%20*%20'])('selects all columns with %j', (query) => {
    expect(asked(query).select).toBeNull();
  });

  it('preserves the value of a filter, no matter what it looks like', () => {
    for (const value of ['', 'null', "' or 1=1 --", 'eq.eq.', '(1,2)', '"x"', '–']) {
      expect(asked(new URLSearchParams({ id: `eq.${value}` }).toString()).filters).toEqual([{ column: 'id', value }]);
    }
  });

  it.each([
    'order=id',
    'limit=1',
    'offset=2',
    'columns=id',
    'on_conflict=id',
    'or=(id.eq.1,id.eq.2)',
    'and=(id.eq.1)',
    'not.or=(id.eq.1)',
    'profiles.id=eq.1',
    'id=neq.1',
    'id=in.(1,2)',
    'id=is.null',
    'id=not.eq.1',
    'id=gte.1',
    'id=ilike.*a*',
    'id=wfts.a',
    'id=fts(english).a',
    'id=eq(any).{1,2}',
    'id=isdistinct.1',
    'select=id,profiles(id)',
    'select=name:first_name',
    'select=id::text',
    'select=data->>a.b',
    'select=id,',
    'select=id.sum()',
  ])('is refused with %s, which the backend does not support', (query) => {
    expect(refusal(() => asked(query))).toBe('400 PGRST127');
  });

  it.each(['id=1', 'id=', 'id=equals.1', 'id=EQ.1', 'id=eq'])('is refused with %s, which is not a filter', (query) => {
    expect(refusal(() => asked(query))).toBe('400 PGRST100');
  });
});

describe('The Prefer header', () => {
  it('updates an existing row only on request', () => {
    expect(wantsUpsert(undefined)).toBe(false);
    expect(wantsUpsert('return=minimal , resolution=merge-duplicates')).toBe(true);
  });

  it('can contain unknown preferences', () => {
    expect(wantsUpsert('respond-async, missing=null')).toBe(false);
  });

  it.each([
    'count=exact',
    'tx=rollback',
    'timezone=Europe/Berlin',
    'max-affected=1',
    'missing=default',
    'return=headers-only',
    'return=representation',
    'resolution=ignore-duplicates',
    'handling=strict',
  ])('is refused with %s, because ignoring it would be wrong', (preference) =>
    expect(refusal(() => wantsUpsert(preference))).toBe('400 PGRST127'),
  );
});

describe('The Accept header', () => {
  it.each([
    [undefined, false],
    ['*/*', false],
    ['application/json', false],
    ['application/json; charset=utf-8', false],
    ['text/html, application/json;q=0.9', false],
    ['application/vnd.pgrst.object+json', true],
  ])('with %s asks for one object: %s', (accept, isOne) => expect(wantsOneObject(accept)).toBe(isOne));

  it.each(['text/csv', 'application/geo+json', 'application/vnd.pgrst.object+json;nulls=stripped'])(
    'is refused with %s',
    (accept) => expect(refusal(() => wantsOneObject(accept))).toBe('406 PGRST107'),
  );
});

describe('A request body', () => {
  const JSON_TYPE = 'application/json';
  const read = (body: string) => parseRow(JSON_TYPE, body);

  it('contains one row', () => {
    expect(read('{"id":1,"a":null}')).toEqual({ json: '{"id":1,"a":null}', columns: ['id', 'a'] });
  });

  it.each(['[]', '[1]', '[null]', '[[]]', '[{"a":1}]'])('is refused if it is the list %j', (body) =>
    expect(refusal(() => read(body))).toBe('400 PGRST127'),
  );

  it.each(['', '{', 'null', '7', '"text"', '{"a":1}{"b":2}'])('is refused if it is %j', (body) =>
    expect(refusal(() => read(body))).toBe('400 PGRST102'),
  );

  it.each(['text/csv', 'application/x-www-form-urlencoded', 'text/plain'])('is refused as %s', (type) => {
    expect(refusal(() => parseRow(type, '{}'))).toBe('400 PGRST102');
  });

  it('does not need a content type to be read as JSON', () => {
    expect(refusal(() => parseRow(undefined, '{}'))).toBe('none');
  });
});
