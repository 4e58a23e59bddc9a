-- The law that gives a permit: the death of a relative, a birth, a marriage, an examination.
alter table absence add column legal_permit text;

alter table absence add constraint absence_legal_permit
  check (legal_permit is null or (type = 'LEAVE' and legal_permit in ('DEATH_OF_CHILD',
    'DEATH_OF_SPOUSE', 'DEATH_IN_GESTATION', 'DEATH_OF_RELATIVE', 'BIRTH', 'MARRIAGE',
    'HEALTH_EXAM', 'VACCINATION', 'SERIOUS_ILLNESS_OF_CHILD')));
