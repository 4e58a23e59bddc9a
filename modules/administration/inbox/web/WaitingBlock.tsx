import { useQuery } from '@tanstack/react-query'
import { counted } from '#chile/counts.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { waiting } from './sources.ts'

/** What waits for the answer of whoever is signed in, first on their home page. */
export default function WaitingBlock() {
  // The bell of the top bar asks the same, and keeps it new.
  const { data } = useQuery({
    queryKey: ['shell', 'waiting'],
    queryFn: ({ signal }) => waiting.count(signal),
  })
  if (!data || data.pending === 0) return null
  return (
    <Panel
      title="En su bandeja"
      action={
        <Link alone to={pathTo('bandeja')}>
          Abrir la bandeja
        </Link>
      }
    >
      <p>
        <Link to={pathTo('bandeja')}>
          {data.pending > 99
            ? 'Más de 99 pendientes'
            : counted(data.pending, 'pendiente', 'pendientes')}
        </Link>{' '}
        de solicitudes, firmas y cursos, lo más antiguo primero.
      </p>
    </Panel>
  )
}
