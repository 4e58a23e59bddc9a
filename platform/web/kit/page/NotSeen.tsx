import { Link } from 'react-router'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useSeenPages } from '#platform/web/screen/useSeenPages.ts'
import { EmptyState } from './EmptyState.tsx'

/** A page that needs the network, opened without one: which pages do not. */
export default function NotSeen() {
  const pages = useSeenPages()
  return (
    <EmptyState
      title="Sin conexión"
      action={
        <ul className="mg-seen-pages">
          {pages.map(({ path, label }) => (
            <li key={path}>
              <Link to={pathTo(path)}>{label}</Link>
            </li>
          ))}
        </ul>
      }
    >
      Esta página necesita la red. Lo último que vio de lo suyo está aquí:
    </EmptyState>
  )
}
