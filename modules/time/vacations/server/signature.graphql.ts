import { id } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { mutation } from '#platform/server/graphql/operations.ts'
import { cancelVacationSignature, sendVacationToRubrika } from './signature.service.ts'
import { VacationObject } from './vacation.object.ts'

const signed = { id: id('vacation') }

mutation('sendVacationToRubrika', {
  input: inputFrom('SendVacationToRubrikaInput', signed),
  type: VacationObject,
  run: sendVacationToRubrika,
})

mutation('cancelVacationSignature', {
  input: inputFrom('CancelVacationSignatureInput', signed),
  type: VacationObject,
  run: cancelVacationSignature,
})
