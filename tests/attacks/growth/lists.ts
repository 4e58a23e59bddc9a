/**
 * Lists that grow with the company in this test, each with the reason why they have an end. A new
 * answer comes in pages.
 */
export const bounded: Readonly<Record<string, string>> = {
  anniversaries: 'Fifty people at most are named',
  birthdays: 'Fifty people at most are named',
  activeContractInMonth:
    'No screen asks: programs that companies connect read a month in one answer',
  contractWithPendingTransfer:
    'No screen asks: programs that companies connect read a month in one answer',
  itemsAdvanceToProcess:
    'No screen asks: programs that companies connect read a month in one answer',
  newHires: 'No screen asks: programs that companies connect read a month in one answer',
  'conceptCases.cases': 'A concept has as many cases as its author wrote, of whatever people',
  'evaluationReport.areas.score.parts': 'What a mean is made of is shown up to fifty',
  'evaluationReport.supervisors': 'A report has a line for each who leads somebody in it',
  invitableUsers: 'Two hundred people at most are invited with one press',
  'orgChartProblems.rows': 'Fifty people of each kind are named at most, and the others counted',
  'payrollChecks.findings': 'A rule shows its first ones, and a list by pages the others',
  'reportPreview.rows': 'A page of the report, of a hundred rows at most',
  'teamCalendar.bars': 'The calendar answers a page of people and says that there are more',
  'teamCalendar.people': 'The calendar answers a page of people and says that there are more',
}
