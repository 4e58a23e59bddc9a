import { Rules } from './Rules.tsx'

/** What is kept of oneself. */
export default function OwnTab() {
  return <Rules about="PEOPLE" />
}
