import { Alert, Button } from 'antd'
import { type ApiError, codeOf } from '#platform/web/api/api.ts'
import { useMe } from '#platform/web/screen/me.tsx'
import { useScreen } from '#platform/web/screen/screen-context.ts'
import { detailsOf, loadProblem } from '#platform/web/api/shown-errors.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { NoAccess } from './NoAccess.tsx'
import { PageHeader } from './PageHeader.tsx'

type Props = { error: ApiError; retry?: () => void; page?: boolean }

/**
 * Data that did not arrive. With `page`, all of the page: what is missing or forbidden has a screen
 * of its own, and anything else comes under the name of the screen.
 * A code is what support asks for: a refusal in plain words needs none.
 */
export function LoadProblem({ error, retry, page = false }: Props) {
  const { flags } = useMe()
  const screen = useScreen()
  if (error.kind === 'unauthenticated') return null
  // What somebody typed is mended where it was typed: asking again would answer the same.
  if (error.field) return <Alert type="warning" showIcon title={error.message} />
  if (page && error.kind === 'not-found') return <ErrorScreen kind="not-found" />
  if (page && error.kind === 'forbidden') return <NoAccess reason={error.message} />
  if (page) {
    return (
      <section>
        <PageHeader title={screen?.label ?? loadProblem} />
        <LoadProblem error={error} {...(retry ? { retry } : {})} />
      </section>
    )
  }
  const code = codeOf(error)
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={error.kind === 'offline' ? 'Sin conexión' : loadProblem}
      description={
        <>
          {detailsOf(error, flags.isAdmin)}
          {code && <span className="soft"> · Código {code}</span>}
        </>
      }
      action={retry && <Button onClick={retry}>Reintentar</Button>}
    />
  )
}
