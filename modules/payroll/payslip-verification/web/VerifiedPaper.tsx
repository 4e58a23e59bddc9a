import { SessionLayout } from '#modules/company/session/web/index.ts'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { StatusTag, type Tone } from '#platform/web/kit/record/StatusTag.tsx'
import type { useDetail } from '#platform/web/api/useDetail.ts'
import './verification.css'

type Words = { readonly title: string; readonly text: string }

type Props = Words & {
  detail: Pick<ReturnType<typeof useDetail>, 'data' | 'error' | 'reload'>
  /** What is said of a code that no paper has. */
  unknown: Words
  /** What the paper of the code says, once it is read. */
  paper:
    | {
        readonly tone: Tone
        readonly state: string
        readonly facts: readonly { label: string; value: string }[]
        readonly hash: string
      }
    | null
    | undefined
}

/** What the code of a printed paper leads to, open to all: whether the paper is ours. */
export function VerifiedPaper({ detail, title, text, unknown, paper }: Props) {
  if (detail.error) return <LoadProblem error={detail.error} retry={detail.reload} page />
  if (detail.data && !paper) {
    return (
      <SessionLayout {...unknown}>
        <StatusTag tone="danger">Código desconocido</StatusTag>
      </SessionLayout>
    )
  }
  return (
    <SessionLayout title={title} text={text}>
      {paper ? (
        <>
          <p className="ps-seal" data-tone={paper.tone}>
            <span aria-hidden="true">{paper.tone === 'success' ? '✓' : '!'}</span>
            <strong>{paper.state}</strong>
          </p>
          <dl className="ps-verified">
            {paper.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="tabular">{value}</dd>
              </div>
            ))}
            <div>
              <dt>Huella</dt>
              <dd>
                <code>{paper.hash}</code>
              </dd>
            </div>
          </dl>
          <p className="soft">
            Si algo no coincide con el papel, pregunte a quien lo emitió, que figura aquí, y no a
            quien se lo entregó.
          </p>
        </>
      ) : (
        <PageSkeleton header={false} />
      )}
    </SessionLayout>
  )
}
