import type { MassAct } from '#platform/web/kit/mass/mass-act.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { BatchState } from '../model/catalogs.ts'

const list = `${pathTo('documentos')}/generaciones`

/** Documents for many people, as their pages say it. What was made stays: it is replaced. */
export const act: MassAct = {
  one: 'Generación masiva',
  title: 'Generaciones',
  list,
  make: { label: 'Generar para varias personas', to: `${pathTo('documentos')}/plantillas` },
  states: BatchState,
  done: 'GENERATED',
  undone: 'UNDONE',
}
