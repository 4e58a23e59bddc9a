/**
 * The id of the one confidential response of each company: the same in all, so that a request that
 * knows it reads the response of another company as soon as only the id is looked at.
 */
export const everyResponse = '5e1f0000-0000-4000-8000-000000000001'

/** Rows of surveys, climate, evaluations and plans. */
export const talentRows = [
  `insert into survey (company_id, type, title, start_at, end_at)
   values ($1, 'PERFORMANCE', 'Prueba', '2090-01-01', '2090-02-01')`,
  `insert into survey_version (company_id, survey_id, edition)
   select company_id, id, 1 from survey where company_id = $1 and title = 'Prueba'`,
  `insert into merged_need (company_id, survey_id, need_key, name)
   select company_id, id, 'prueba', 'Prueba' from survey
   where company_id = $1 and title = 'Prueba'`,
  `insert into scale_version (company_id, code, edition, label, min, max, starts, values)
   values ($1, 'PRUEBA', 1, 'Prueba', 1, 2, '[2022-12-20,2023-01-01)', '[]')`,
  `insert into competence (company_id, survey_id, edition, stable_key, position, title)
   select company_id, id, 1, 'a', 1, 'Prueba' from survey
   where company_id = $1 and title = 'Prueba'`,
  `insert into question (company_id, survey_id, edition, competence_id, stable_key, position, title,
     type) select company_id, survey_id, 1, id, 'a', 1, 'Prueba', 'SELECT' from competence
   where company_id = $1 and title = 'Prueba'`,
  `insert into alternative (company_id, question_id, value, position, label)
   select company_id, id, 1, 1, 'Prueba' from question where company_id = $1 and title = 'Prueba'`,
  `insert into assignment_rule (company_id, survey_id, kind, resolved_at, count)
   select company_id, id, 'SELF', now(), 1 from survey where company_id = $1 and title = 'Prueba'`,
  `insert into user_survey (company_id, survey_id, edition, respondent_id)
   select s.company_id, s.id, 1, min(u.id) from survey s join users u on u.company_id = s.company_id
   where s.company_id = $1 and s.title = 'Prueba' group by s.company_id, s.id`,
  `update survey_version v set state = 'FROZEN', hash = 'prueba' from survey s
   where v.company_id = $1 and s.company_id = $1 and s.id = v.survey_id and s.title = 'Prueba'`,
  `update survey set status = 'ACTIVE' where company_id = $1 and title = 'Prueba'`,
  `insert into public_token (company_id, survey_id, user_survey_id, sha256)
   select u.company_id, u.survey_id, u.id, sha256(u.id::text::bytea) from user_survey u
   join survey s on s.company_id = u.company_id and s.id = u.survey_id
   where u.company_id = $1 and s.title = 'Prueba'`,
  `insert into climate_survey (company_id, survey_id)
   select company_id, id from survey where company_id = $1 and title = 'Prueba'`,
  `insert into answer (company_id, user_survey_id, question_id, choice, at)
   select u.company_id, u.id, q.id, 1, now() from user_survey u
   join survey s on s.company_id = u.company_id and s.id = u.survey_id and s.title = 'Prueba'
   join question q on q.company_id = u.company_id and q.survey_id = u.survey_id
   where u.company_id = $1`,
  `insert into user_survey_reopening (company_id, user_survey_id, login_id, reason, at)
   select u.company_id, u.id, min(l.id), 'Prueba', now() from user_survey u
   join survey s on s.company_id = u.company_id and s.id = u.survey_id and s.title = 'Prueba'
   join login l on l.company_id = u.company_id
   where u.company_id = $1 group by u.company_id, u.id`,
  `insert into survey_feedback (company_id, user_survey_id, evaluatee_id, author_id, comment)
   select u.company_id, u.id, u.respondent_id, u.respondent_id, 'Prueba' from user_survey u
   join survey s on s.company_id = u.company_id and s.id = u.survey_id and s.title = 'Prueba'
   where u.company_id = $1`,
  `insert into area_feedback (company_id, survey_id, area_id, author_id, comment)
   select u.company_id, u.survey_id, min(a.id), u.respondent_id, 'Prueba' from user_survey u
   join survey s on s.company_id = u.company_id and s.id = u.survey_id and s.title = 'Prueba'
   join area a on a.company_id = u.company_id
   where u.company_id = $1 group by u.company_id, u.survey_id, u.respondent_id`,
  `insert into survey (company_id, type, title, start_at, end_at, privacy)
   values ($1, 'CLIMATE', 'Prueba de clima', '2090-01-01', '2090-02-01', 'CONFIDENTIAL')`,
  `insert into survey_version (company_id, survey_id, edition)
   select company_id, id, 1 from survey where company_id = $1 and title = 'Prueba de clima'`,
  `insert into competence (company_id, survey_id, edition, stable_key, position, title)
   select company_id, id, 1, 'a', 1, 'Prueba de clima' from survey
   where company_id = $1 and title = 'Prueba de clima'`,
  `insert into question (company_id, survey_id, edition, competence_id, stable_key, position, title,
     type) select company_id, survey_id, 1, id, 'a', 1, 'Prueba de clima', 'OPEN' from competence
   where company_id = $1 and title = 'Prueba de clima'`,
  `insert into user_survey (company_id, survey_id, edition, respondent_id)
   select s.company_id, s.id, 1, min(u.id) from survey s join users u on u.company_id = s.company_id
   where s.company_id = $1 and s.title = 'Prueba de clima' group by s.company_id, s.id`,
  `update survey_version v set state = 'FROZEN', hash = 'prueba' from survey s
   where v.company_id = $1 and s.company_id = $1 and s.id = v.survey_id
     and s.title = 'Prueba de clima'`,
  `update survey set status = 'ACTIVE' where company_id = $1 and title = 'Prueba de clima'`,
  `insert into climate_survey (company_id, survey_id)
   select company_id, id from survey where company_id = $1 and title = 'Prueba de clima'`,
  `insert into climate_draft (company_id, response_id, survey_id, edition)
   select company_id, '${everyResponse}', id, 1 from survey
   where company_id = $1 and title = 'Prueba de clima'`,
  `insert into climate_cell (company_id, survey_id, id, family, place, label, n)
   select company_id, survey_id, 0, 'TOTAL', 'TOTAL', 'Prueba', 5 from climate_draft
   where company_id = $1 and response_id = '${everyResponse}'`,
  `insert into climate_cell_question (company_id, survey_id, cell_id, question_id, hist, omitted,
     na)
   select c.company_id, c.survey_id, 0, q.id, '{0,5}', 0, 0 from climate_draft c
   join question q on q.company_id = c.company_id and q.title = 'Prueba de clima'
   where c.company_id = $1 and c.response_id = '${everyResponse}'`,
  `insert into climate_sealed (company_id, id, survey_id, choices)
   select company_id, response_id, survey_id, '{1}' from climate_draft
   where company_id = $1 and response_id = '${everyResponse}'`,
  `insert into climate_text (company_id, id, survey_id, question_id, cell_id, ciphertext)
   select c.company_id, c.response_id, c.survey_id, q.question_id, 0, '\\x00' from climate_draft c
   join climate_cell_question q on q.company_id = c.company_id and q.survey_id = c.survey_id
   where c.company_id = $1 and c.response_id = '${everyResponse}'`,
  `insert into action_plan (company_id, worker_id, objective, impact_area, simple_and_specific_plan,
     measurable_plan, achievable_plan, realistic_plan, traceable_in_time_plan, start_date, end_date)
   select company_id, min(id), 'Prueba', 'Prueba', 'Prueba', 'Prueba', 'Prueba', 'Prueba', 'Prueba',
     '2026-01-01', '2026-01-31' from users where company_id = $1 group by company_id`,
  `insert into action_plan_step (company_id, action_plan_id, state, at)
   select company_id, id, 'DRAFT', now() from action_plan where company_id = $1 limit 1`,
  `insert into milestone (company_id, action_plan_id, worker_id, date, name, type, weight)
   select company_id, id, worker_id, '2026-01-31', 'Prueba', 'HITO', 1 from action_plan
   where company_id = $1 limit 1`,
  `insert into ceal_result (company_id, center, center_key, applied_on, workers, responses, low,
     medium, high)
   values ($1, 'Prueba', 'prueba', '2026-01-31', 12, 12, array_fill(12, '{12}'),
     array_fill(0, '{12}'), array_fill(0, '{12}'))`,
  `insert into ceal_measure (company_id, action_plan_id, ceal_result_id, dimension)
   select p.company_id, p.id, r.id, 'CT' from action_plan p
   join ceal_result r on r.company_id = p.company_id and r.center = 'Prueba'
   where p.company_id = $1 and p.objective = 'Prueba'`,
  `insert into evaluation_process (company_id, title) values ($1, 'Prueba')`,
  `insert into process_stage (company_id, process_id, stage, starts_on, ends_on)
   select company_id, id, 'EVALUATION', '2090-01-01', '2090-01-31' from evaluation_process
   where company_id = $1 and title = 'Prueba'`,
  `insert into review (company_id, process_id, evaluatee_id)
   select p.company_id, p.id, min(u.id) from evaluation_process p
   join users u on u.company_id = p.company_id
   where p.company_id = $1 and p.title = 'Prueba' group by p.company_id, p.id`,
  `insert into peer_proposal (company_id, process_id, review_id, evaluatee_id)
   select r.company_id, r.process_id, r.id, r.evaluatee_id from review r
   join evaluation_process p on p.company_id = r.company_id and p.id = r.process_id
   where r.company_id = $1 and p.title = 'Prueba'`,
  `insert into peer_proposal_person (company_id, proposal_id, user_id)
   select p.company_id, p.id, max(u.id) from peer_proposal p
   join users u on u.company_id = p.company_id where p.company_id = $1
     and not exists (select from peer_proposal_person o where o.company_id = p.company_id
       and o.proposal_id = p.id)
   group by p.company_id, p.id`,
  `insert into peer_proposal_step (company_id, peer_proposal_id, state, at)
   select company_id, id, 'WAITING', now() from peer_proposal where company_id = $1 limit 1`,
  `insert into evaluation_process_step (company_id, evaluation_process_id, state, at)
   select company_id, id, 'DRAFT', now() from evaluation_process
   where company_id = $1 and title = 'Prueba'`,
  `insert into review_step (company_id, review_id, state, at)
   select company_id, id, 'PENDING', now() from review where company_id = $1 limit 1`,
]
