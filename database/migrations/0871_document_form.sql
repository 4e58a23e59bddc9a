-- Foreign documents are kept in one form, so that «12345», «１２３４５» and «12-345» are one person:
-- the letters from A to Z and the digits, as passports have them in their machine readable zone
-- (OACI, Doc 9303, part 3). Without signs none looks like a RUT, which has its hyphen. With the
-- unique of `users` no two people of a company have the same document.

create function app.document_form(p_kind text, p_document text) returns text
language sql immutable parallel safe as $$
  select case when p_kind = 'RUT' then p_document else coalesce(nullif(
    regexp_replace(upper(app.plain(normalize(p_document, NFKC))), '[^A-Z0-9]', '', 'g'), ''),
    p_document) end
$$;

create function app.keep_document_form() returns trigger
language plpgsql as $$
begin
  new.rut := app.document_form(new.identification_type, new.rut);
  return new;
end
$$;

-- Who had the same document in two forms keeps the second one as it was typed, until somebody
-- says which record is which.
update users u set rut = app.document_form(u.identification_type, u.rut)
where u.rut <> app.document_form(u.identification_type, u.rut)
  and not exists (select from users o where o.company_id = u.company_id and o.id <> u.id
    and app.document_form(o.identification_type, o.rut)
      = app.document_form(u.identification_type, u.rut)
    and (o.rut = app.document_form(u.identification_type, u.rut)
      or (o.rut <> app.document_form(o.identification_type, o.rut) and o.id < u.id)));

create trigger document_form before insert or update of rut, identification_type on users
  for each row execute function app.keep_document_form();
