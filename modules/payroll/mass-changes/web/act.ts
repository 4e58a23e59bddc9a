import type { MassAct } from '#platform/web/kit/mass/mass-act.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { MassChangeState } from '../model/mass-change.ts'

export const act: MassAct = {
  one: 'Cambio masivo',
  title: 'Cambios masivos',
  list: pathTo('cambios-masivos'),
  make: { label: 'Nuevo cambio masivo', to: pathTo('cambios-masivos/nuevo') },
  states: MassChangeState,
  done: 'APPLIED',
  undone: 'UNDONE',
}
