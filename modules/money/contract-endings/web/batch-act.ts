import type { MassAct } from '#platform/web/kit/mass/mass-act.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { BatchState } from '../model/batch.ts'

export const act: MassAct = {
  one: 'Término masivo',
  title: 'Términos masivos',
  list: pathTo('terminos/masivos'),
  make: {
    label: 'Nuevo término masivo',
    to: pathTo('terminos/masivos/nuevo'),
    permission: 'contractSettlements.create',
  },
  states: BatchState,
  done: 'ENDED',
  undone: 'UNDONE',
}
