import { id, integer, optional, ref } from '#platform/model/field.ts'
import { inputFrom, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { Absence } from '../model/absence.ts'
import { AbsenceAlertKind } from '../model/alerts.ts'
import { type AbsenceAlert, absenceAlerts } from './alerts.queries.ts'
import { answerAbsences, type Answered } from './answer-several.ts'

query('absenceAlerts', {
  input: inputFrom('AbsenceAlertsInput', { userId: optional(ref('user', 'Persona')) }),
  type: objectFrom<AbsenceAlert>('AbsenceAlert', {
    id: of.id('absence'),
    userId: of.id('user'),
    fullname: of.maybe(of.text),
    kind: of.choice(AbsenceAlertKind),
    words: of.text,
    article: of.text,
    due: of.maybe(of.date),
    overdue: of.flag,
  }),
  many: true,
  run: absenceAlerts,
})

mutation('answerAbsences', {
  input: inputFrom('AnswerAbsencesInput', {
    answers: listOf(
      inputFrom('AbsenceToAnswer', { id: id('absence'), version: optional(integer('Versión')) }),
    ),
    responseStatus: Absence.fields.responseStatus,
    response: Absence.fields.response,
  }),
  type: objectFrom<Answered>('AnsweredAbsences', { answered: of.int, goingOn: of.int }),
  run: answerAbsences,
})
