-- `unaccent` has no rule for some letters of the Latin alphabet that have an accent and are no
-- letter of A to Z without it: `ǿ`, `ǽ`, `ǯ`. They lose it first, so that each letter is folded as
-- in chile/letters.ts.

create or replace function app.plain(p_text text) returns text
language sql immutable parallel safe as $$
  select lower(public.unaccent('public.unaccent'::regdictionary,
    translate(p_text, 'ǢǼǣǽǾǿǮǯẛŉ', 'ÆÆææØøƷʒsn')))
$$;

update users set search = app.plain(search) where search <> app.plain(search);

update payment_list_row set search = app.plain(search) where search <> app.plain(search);
