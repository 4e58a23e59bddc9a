import type { MassAct } from '#platform/web/kit/mass/mass-act.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { CourseBatchState } from '../model/catalogs.ts'

/** A course assigned to many people, as its pages say it. */
export const act: MassAct = {
  one: 'Asignación de curso',
  title: 'Asignaciones',
  list: `${pathTo('cursos')}/asignaciones`,
  make: { label: 'Asignar un curso', to: `${pathTo('cursos')}/todos` },
  states: CourseBatchState,
  done: 'ASSIGNED',
  undone: 'UNDONE',
}
