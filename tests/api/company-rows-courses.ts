/** Rows of courses where the demo world has none. $1 is the company. */
export const courseRows = [
  `insert into course (company_id, title, about, kind, pass_percent, attempts)
   values ($1, 'Prueba', 'Prueba', 'INTERNAL', 60, 1)`,
  `insert into course_version (company_id, course_id, no)
   select company_id, id, 1 from course where company_id = $1 and title = 'Prueba'`,
  `insert into course_lesson (company_id, version_id, position, title, content)
   select v.company_id, v.id, 1, 'Prueba',
     '{"type": "doc", "content": [{"type": "paragraph",
       "content": [{"type": "text", "text": "Prueba"}]}]}'
   from course_version v join course c on c.company_id = v.company_id and c.id = v.course_id
   where v.company_id = $1 and c.title = 'Prueba'`,
  `insert into course_question (company_id, version_id, position, words, options, right_options)
   select v.company_id, v.id, 1, 'Prueba', '{Sí,No}', '{0}'
   from course_version v join course c on c.company_id = v.company_id and c.id = v.course_id
   where v.company_id = $1 and c.title = 'Prueba'`,
  `insert into course_batch (company_id, course_id, version_id, business_id, due_on, state)
   select v.company_id, c.id, v.id, min(b.id), '2026-12-31', 'ASSIGNED'
   from course_version v join course c on c.company_id = v.company_id and c.id = v.course_id
   join business b on b.company_id = v.company_id
   where v.company_id = $1 and c.title = 'Prueba' group by v.company_id, c.id, v.id`,
  `insert into course_assignment (company_id, course_id, version_id, user_id, due_on)
   select b.company_id, b.course_id, b.version_id, min(u.id), b.due_on
   from course_batch b join course c on c.company_id = b.company_id and c.id = b.course_id
   join users u on u.company_id = b.company_id
   where b.company_id = $1 and c.title = 'Prueba'
   group by b.company_id, b.course_id, b.version_id, b.due_on`,
  `insert into course_batch_person (company_id, batch_id, user_id, assignment_id)
   select b.company_id, b.id, a.user_id, a.id from course_batch b
   join course_assignment a on a.company_id = b.company_id and a.version_id = b.version_id
   join course c on c.company_id = b.company_id and c.id = b.course_id
   where b.company_id = $1 and c.title = 'Prueba'`,
  `insert into course_progress (company_id, assignment_id, lesson_id, opened_at)
   select a.company_id, a.id, l.id, now() from course_assignment a
   join course_lesson l on l.company_id = a.company_id and l.version_id = a.version_id
   where a.company_id = $1 and l.title = 'Prueba'`,
  `insert into course_attempt (company_id, assignment_id, no, at, score, passed, answers)
   select a.company_id, a.id, 1, now(), 0, false, '[]' from course_assignment a
   join course c on c.company_id = a.company_id and c.id = a.course_id
   where a.company_id = $1 and c.title = 'Prueba'`,
]
