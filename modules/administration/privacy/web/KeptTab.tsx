import { Rules } from '#modules/administration/retention/web/index.ts'

/** What is kept, why and until when. */
export default function KeptTab() {
  return <Rules about="ALL" />
}
