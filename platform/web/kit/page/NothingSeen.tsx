import { EmptyState } from './EmptyState.tsx'

/** Opened without a network, on a device that has nothing of this person. */
export default function NothingSeen() {
  return (
    <main className="mg-plain-screen">
      <EmptyState title="Sin conexión">
        En este equipo no hay nada suyo que mostrar. La página sigue sola cuando la red vuelva.
      </EmptyState>
    </main>
  )
}
