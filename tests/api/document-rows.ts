/** A row in each table of documents, for companies that have none: see `company-rows.ts`. */
export const documentRows: readonly string[] = [
  `insert into document_folder (company_id, name, kind, access)
   values ($1, 'Prueba', 'COMPANY', 'PRIVATE')`,
  `insert into document_folder_reader (company_id, folder_id, profile_id)
   select f.company_id, f.id, p.id from document_folder f join profile p
     on p.company_id = f.company_id
   where f.company_id = $1 and f.name = 'Prueba' order by p.id limit 1`,
  `insert into document_type (company_id, code, label, legal_kind)
   values ($1, 'PRUEBA', 'Prueba', 'OTHER')`,
  `insert into document (company_id, folder_id, folder_kind, type_id, name)
   select f.company_id, f.id, f.kind, t.id, 'Prueba' from document_folder f
   join document_type t on t.company_id = f.company_id
   where f.company_id = $1 and f.name = 'Prueba' and t.code = 'PRUEBA'`,
  `insert into document_version (company_id, document_id, no, file_id, sha256, size, origin)
   select d.company_id, d.id, 1, (select max(f.id) from file f where f.company_id = $1),
     repeat('0', 64), 1, 'UPLOADED'
   from document d where d.company_id = $1 and d.name = 'Prueba'`,
  `insert into company_certificate (company_id, business_id, kind, subject, issuer, serial,
     not_before, not_after, certificate, chain, wrapped_key)
   select company_id, max(id), 'DEMO', 'Prueba', 'Prueba', '01', '2026-01-01', '2027-01-01',
     '\\x00', '{}', '\\x00'
   from business where company_id = $1 group by company_id`,
  `insert into signature_key (company_id, user_id)
   select company_id, max(id) from users where company_id = $1 group by company_id`,
  `insert into electronic_consent (company_id, user_id, kind, text_sha256)
   select company_id, max(id), 'REFUSED', repeat('0', 64) from users
   where company_id = $1 group by company_id`,
  `insert into signature_request (company_id, document_id, document_no, sha256, size, code,
     expires_at, level)
   select company_id, id, 1, repeat('0', 64), 1, 'prueba', now(), 'ADVANCED' from document
   where company_id = $1 and name = 'Prueba'`,
  `insert into signature_signer (company_id, request_id, ord, role, user_id, state)
   select r.company_id, r.id, 1, 'WORKER', (select max(u.id) from users u where u.company_id = $1),
     'PENDING'
   from signature_request r where r.company_id = $1 and r.code = 'prueba'`,
  `insert into advanced_signature (company_id, request_id, signer_id, user_id, login_id, name, rut,
     reference, base_file_id, base_sha256, address, next_at, expires_at, created_at)
   select s.company_id, s.request_id, s.id, s.user_id, 1, 'Prueba', '1-9', 'prueba',
     (select max(f.id) from file f where f.company_id = $1), repeat('0', 64), '::1', now(), now(),
     now()
   from signature_signer s
   join signature_request r on r.company_id = s.company_id and r.id = s.request_id
   where s.company_id = $1 and r.code = 'prueba'`,
  `insert into signature_link (company_id, request_id, signer_id, digest, expires_at, created_at)
   select s.company_id, s.request_id, s.id, sha256('prueba'), now(), now() from signature_signer s
   join signature_request r on r.company_id = s.company_id and r.id = s.request_id
   where s.company_id = $1 and r.code = 'prueba'`,
  `insert into signature_event (company_id, request_id, seq, kind, payload, previous, hash)
   select company_id, id, 1, 'SENT', '{}', repeat('0', 64),
     encode(sha256(convert_to(repeat('0', 64) || '{}', 'UTF8')), 'hex')
   from signature_request where company_id = $1 and code = 'prueba'`,
  `insert into sent_paper (company_id, document_id, source, source_id)
   select company_id, id, 'VACATION', 0 from document
   where company_id = $1 and name = 'Prueba'`,
  `insert into document_template (company_id, name, type_id)
   select company_id, 'Prueba', id from document_type where company_id = $1 and code = 'PRUEBA'`,
  `insert into document_template_version (company_id, template_id, no, body, sha256)
   select company_id, id, 1, '{"type":"doc","content":[{"type":"paragraph"}]}', repeat('0', 64)
   from document_template where company_id = $1 and name = 'Prueba'`,
  `insert into template_document (company_id, template_version_id, document_id, user_contract_id)
   select v.company_id, v.id, d.id, (select min(c.id) from user_contract c where c.company_id = $1)
   from document_template_version v
   join document_template t on t.company_id = v.company_id and t.id = v.template_id
   join document d on d.company_id = v.company_id and d.name = 'Prueba'
   where v.company_id = $1 and t.name = 'Prueba'`,
  `insert into contract_annex (company_id, user_contract_id, number, title, effective_on, patch,
     before)
   select company_id, max(id), 1, 'Anexo de cargo', '2026-10-01', '{"jobTitle": "Otro"}', '{}'
   from user_contract where company_id = $1 group by company_id`,
  `insert into contract_annex_need (company_id, user_contract_id, effective_on, patch, before)
   select company_id, max(id), '2026-10-01', '{"jobTitle": "Otro"}', '{}'
   from user_contract where company_id = $1 group by company_id`,
  `insert into annex_registration (company_id, annex_id, done_on)
   select company_id, max(id), '2026-10-02' from contract_annex where company_id = $1
   group by company_id`,
  `insert into privacy_request (company_id, user_id, kind, channel, received_on, due)
   select company_id, max(id), 'ACCESS', 'ACCOUNT', '2026-09-01', '2026-10-01' from users
   where company_id = $1 group by company_id`,
  `insert into privacy_block (company_id, user_id, scope, since, request_id)
   select company_id, max(user_id), 'FIELDS', '2026-09-01', max(id) from privacy_request
   where company_id = $1 group by company_id`,
  `insert into privacy_request (company_id, user_id, kind, channel, state, received_on, due)
   select company_id, max(id), 'ERASURE', 'ACCOUNT', 'GRANTED', '2026-09-01', '2026-10-01'
   from users where company_id = $1 group by company_id`,
  `insert into erasure (company_id, request_id, user_id, proposed_login_id)
   select company_id, id, user_id, 1 from privacy_request
   where company_id = $1 and kind = 'ERASURE' and state = 'GRANTED'
   on conflict (company_id, request_id) where state <> 'DISCARDED' do nothing`,
  `insert into expired_record (company_id, user_id, left_on, last_month, free_on)
   select company_id, max(id), '2019-03-31', 201903, '2025-04-01' from users
   where company_id = $1 group by company_id on conflict do nothing`,
  `insert into privacy_code (company_id, user_id, code_digest, created_at, expires_at)
   select company_id, min(id), sha256('prueba'), now(), now() from users
   where company_id = $1 group by company_id`,
  `insert into processing_activity (company_id, name, purpose, basis, people, data)
   values ($1, 'Prueba', 'Prueba', 'LAW', 'Personas', 'Nombre')`,
  `insert into data_breach (company_id, title, known_on, what, data)
   values ($1, 'Prueba', '2026-09-01', 'Prueba', 'Nombre')`,
  `insert into data_breach_person (company_id, data_breach_id, user_id)
   select b.company_id, b.id, min(u.id) from data_breach b
   join users u on u.company_id = b.company_id
   where b.company_id = $1 and b.title = 'Prueba' group by b.company_id, b.id`,
  `insert into data_breach_entry (company_id, data_breach_id, kind, note, at)
   select company_id, id, 'NOTE', 'Prueba', now() from data_breach
   where company_id = $1 and title = 'Prueba'`,
  `insert into inspection (company_id, business_id, inspector_rut, code_digest, last_day,
     created_at)
   select company_id, min(id), '12345678-5', sha256('prueba'), '2026-09-30',
     '2026-09-15T12:00:00Z' from business where company_id = $1 group by company_id`,
  `insert into inspection_reading (company_id, inspection_id, kind, created_at)
   select company_id, id, 'LISTED', now() from inspection where company_id = $1`,
  `insert into document_batch (company_id, business_id, template_version_id, folder_id, state)
   select v.company_id, (select min(b.id) from business b where b.company_id = $1), v.id, f.id,
     'GENERATED'
   from document_template_version v join document_folder f on f.company_id = v.company_id
   where v.company_id = $1 and f.name = 'Prueba' order by v.id limit 1`,
  `insert into document_batch_person (company_id, batch_id, user_contract_id, problem)
   select b.company_id, b.id, (select min(c.id) from user_contract c where c.company_id = $1),
     'Falta «Comuna»'
   from document_batch b where b.company_id = $1`,
]
