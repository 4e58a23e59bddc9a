import { inputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, objectOf, of } from '#platform/server/graphql/object.ts'
import { derivedFields } from '#platform/server/graphql/more-fields.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { CelebrationChoice } from '../model/celebration.ts'
import { anniversaries, birthdays, type Celebrated } from './celebrations.queries.ts'
import { celebrationChoice, saveCelebrationChoice } from './choice.service.ts'

const person = {
  userId: of.id('user'),
  fullname: of.text,
  day: of.date,
  avatar: of.maybe(of.text),
  canOpen: of.flag,
}

const BirthdayUser = objectFrom<Celebrated>('BirthdayUser', person)
// The specification calls the day so: it is that of this time, and not that of the birth.
derivedFields(BirthdayUser, ({ day }) => ({ birthday: day }), { birthday: of.date })

query('birthdays', { type: BirthdayUser, many: true, run: (context) => birthdays(context) })

query('anniversaries', {
  type: objectFrom<Celebrated>('AnniversaryUser', person),
  many: true,
  run: (context) => anniversaries(context),
})

const type = objectOf(CelebrationChoice)

query('celebrationChoice', {
  type,
  nullable: true,
  run: (context) => celebrationChoice(context),
})

mutation('saveCelebrationChoice', {
  input: inputOf('SaveCelebrationChoiceInput', CelebrationChoice, ['birthday', 'anniversary']),
  type,
  run: saveCelebrationChoice,
})
