import { Button } from 'antd'
import { EmptyState } from '../page/EmptyState.tsx'

/** In the place of a list whose search and filters leave nothing: the way back to all of it. */
export const NoMatches = ({ list }: { list: { clear: () => void } }) => (
  <EmptyState
    title="Nada coincide con la búsqueda"
    action={<Button onClick={list.clear}>Limpiar filtros</Button>}
  >
    Pruebe con menos filtros u otras palabras.
  </EmptyState>
)
