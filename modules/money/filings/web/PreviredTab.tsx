import { FilingTab } from './FilingTab.tsx'

/** The file of contributions of a month. */
export default function PreviredTab() {
  return <FilingTab kind="PREVIRED" />
}
