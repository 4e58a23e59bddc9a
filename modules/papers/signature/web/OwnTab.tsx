import { OwnSignature } from '#generated/operations/signature.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { ConsentPanel } from './ConsentPanel.tsx'
import { KeyPanel } from './KeyPanel.tsx'

/** What one accepted, and one's key: what one needs to sign. */
export default function OwnTab() {
  const { data, error, reload } = useDetail(OwnSignature, {})
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const own = data.ownSignature
  return (
    <>
      <ConsentPanel own={own} />
      {own.accepts && <KeyPanel own={own} />}
    </>
  )
}
