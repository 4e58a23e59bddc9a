import type { UnopenedForms } from '../known-form.ts'

export const unopened: UnopenedForms = {
  ErasuresTab: 'nothing is proposed in the demo world: privacy.test.ts opens both of its dialogs',
  ExpiredTab: 'nobody left that long ago in the demo world: privacy.test.ts opens its dialogs',
}
