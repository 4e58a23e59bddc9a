import { pathTo } from '#platform/web/screen/screens.ts'
import type { MassAct } from '#platform/web/kit/mass/mass-act.ts'
import { CollectiveState } from '../model/collective.ts'

export const act: MassAct = {
  one: 'Feriado colectivo',
  title: 'Feriados colectivos',
  list: `${pathTo('vacaciones')}/colectivas`,
  make: { label: 'Nuevo feriado colectivo', to: pathTo('vacaciones/colectivas/nueva') },
  states: CollectiveState,
  done: 'GIVEN',
  undone: 'UNDONE',
}
