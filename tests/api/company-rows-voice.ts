/** Rows of announcements, of the feed and of celebrations. */
export const voiceRows = [
  `insert into announcement (company_id, title, content, visibility, publish_date)
   values ($1, 'Prueba', '{"type":"doc","content":[]}', 'EVERYONE', '2026-01-01')`,
  `insert into announcement_business (company_id, announcement_id, business_id)
   select a.company_id, a.id, min(b.id) from announcement a
   join business b on b.company_id = a.company_id
   where a.company_id = $1 and a.title = 'Prueba' group by a.company_id, a.id`,
  `insert into file (company_id, storage_key, name, media_type, size, sha256, related_type)
   values ($1, $1::text || '/anuncio', 'prueba.png', 'image/png', 1, '', 'announcement')`,
  `insert into announcement_file (company_id, announcement_id, file_id, position)
   select a.company_id, a.id, max(f.id), 1 from announcement a
   join file f on f.company_id = a.company_id
   where a.company_id = $1 and a.title = 'Prueba' group by a.company_id, a.id`,
  `insert into announcement_read (company_id, announcement_id, user_id)
   select a.company_id, a.id, min(u.id) from announcement a
   join users u on u.company_id = a.company_id
   where a.company_id = $1 and a.title = 'Prueba' group by a.company_id, a.id`,
  `insert into company_feed (company_id, text) values ($1, 'Prueba')`,
  `insert into celebration_choice (company_id, user_id, birthday, anniversary)
   select company_id, min(id), true, true from users where company_id = $1 group by company_id`,
]
