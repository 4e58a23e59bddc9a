import type { Permission } from './services.ts'

/**
 * What an operation asks for. `public`: nobody needs to be signed in; `signedIn`: any session,
 * even a guest's; a permission; or several, of which one is enough to knock and the service then
 * asks for the exact one (an importer for its own kind, a report for its own name).
 */
export type Policy = 'public' | 'signedIn' | Permission | readonly Permission[]

const anyImport = ['importPeople.create', 'importPayroll.create', 'importSystem.create'] as const

/**
 * The policies of the product's list that wait for their module. Whoever builds an operation moves
 * its row to the `model/access.ts` of the module that answers it.
 */
export const operations = {
  // Session and users
  bulkUploadUsers: 'importPeople.create',
  userFields: 'userFieldData.read',
  createUserField: 'userFields.create',
  updateUserField: 'userFields.update',
  deleteUserField: 'userFields.delete',
  updateUserFieldPosition: 'userFields.update',
  userFieldData: 'userFieldData.read',
  updateUserFieldData: 'userFieldData.update',
  family: 'family.read',
  createFamilyMember: 'family.create',
  updateFamilyMember: 'family.update',
  deleteFamilyMember: 'family.delete',

  // Contracts
  createContractAnnex: 'annexes.create',
  updateContractAnnex: 'annexes.update',
  deleteContractAnnex: 'annexes.delete',
  deleteContractFile: 'contractFiles.delete',
  createCollaboratorFile: 'digitalFolder.create',
  createCollaboratorFileOne: 'digitalFolder.create',

  // Company and administration
  integrationTokens: 'integrationTokens.read',
  createIntegrationToken: 'integrationTokens.create',
  deleteIntegrationToken: 'integrationTokens.delete',

  // Feed, documents, imports, reports
  companyFeed: 'companyFeed.read',
  uploaderCompanyFeed: 'companyFeed.create',
  changeOrderCompanyFeed: 'companyFeed.update',
  deleteCompanyFeed: 'companyFeed.delete',
  announcements: 'announcements.read',
  createAnnouncement: 'announcements.create',
  updateAnnouncement: 'announcements.update',
  deleteAnnouncement: 'announcements.delete',
  birthdays: 'celebrations.read',
  anniversaries: 'celebrations.read',
  documentFolders: ['documentFolders.read', 'digitalFolder.read'],
  createDocumentFolder: 'documentFolders.create',
  updateDocumentFolder: 'documentFolders.update',
  deleteDocumentFolder: 'documentFolders.delete',
  documentTypes: ['documents.read', 'digitalFolder.read'],
  createDocument: 'documents.create',
  updateDocument: 'documents.update',
  deleteDocument: 'documents.delete',
  documentTemplates: 'documentTemplates.read',
  documentTemplate: 'documentTemplates.read',
  templateTags: 'documentTemplates.read',
  createDocumentTemplate: 'documentTemplates.create',
  updateDocumentTemplate: 'documentTemplates.update',
  deleteDocumentTemplate: 'documentTemplates.delete',
  importation: ['importPeople.read', 'importPayroll.read', 'importSystem.read'],
  createImportation: [...anyImport, 'importFirefighter.create'],

  // Surveys and performance
  surveys: ['surveys.read', 'evaluations.read'],
  createSurvey: ['surveys.create', 'evaluations.create'],
  updateSurvey: ['surveys.update', 'evaluations.update'],
  deleteSurvey: ['surveys.delete', 'evaluations.delete'],
  surveysForRespondent: 'surveyAnswers.read',
  userSurveys: 'surveyAnswers.read',
  userSurvey: 'surveyAnswers.read',
  respondSurvey: 'surveyAnswers.update',
  completeSurvey: 'surveyAnswers.update',
  reopenSurvey: 'evaluations.update',
  competenceAveragesByArea: ['performanceResults.massRead', 'climateResults.read'],
  competenceAveragesByUser: 'performanceResults.read',
  supervisorSurveys: 'evaluations.read',
  surveyOverview: ['performanceResults.massRead', 'climateResults.read'],
  reportQuestionAverages: ['performanceResults.massRead', 'climateResults.read'],
  evaluatees: 'evaluations.read',
  feedback: 'feedback.read',
  createFeedback: 'feedback.create',
  respondFeedback: 'feedback.create',
  updateFeedback: 'feedback.update',
  deleteFeedback: 'feedback.delete',
  createFeedbackSurveyAreas: 'climateFeedback.create',
  createClimateFeedback: 'climateFeedback.create',
  evaluationProcesses: 'evaluationProcesses.read',
  evaluationProcess: 'evaluationProcesses.read',
  createEvaluationProcess: 'evaluationProcesses.create',
  updateEvaluationProcess: 'evaluationProcesses.update',
  deleteEvaluationProcess: 'evaluationProcesses.delete',
  myActionPlans: 'actionPlans.read',
  subordinateActionPlans: 'actionPlans.read',
  actionPlan: 'actionPlans.read',
  actionPlans: 'actionPlans.massRead',
  createActionPlan: 'actionPlans.create',
  updateActionPlan: 'actionPlans.update',
  deleteActionPlan: 'actionPlans.delete',
  updateActionPlanStatus: 'actionPlanProgress.update',
  updateActionPlanPercentage: 'actionPlanProgress.update',
  updateActionPlanApprovalStatus: 'actionPlanApprovals.update',
  updateActionPlanEvaluationWeight: 'actionPlanApprovals.update',
  updateActionPlanSupervisor: 'actionPlanApprovals.update',
  milestones: 'milestones.read',
  createMilestone: 'milestones.create',
  updateMilestone: 'milestones.update',
  deleteMilestone: 'milestones.delete',

  // Expenses
  expenses: 'expenses.read',
  expense: 'expenses.read',
  createExpense: 'expenses.create',
  updateExpense: 'expenses.update',
  deleteExpense: 'expenses.delete',
  expenseReports: 'expenseReports.read',
  expenseReport: 'expenseReports.read',
  createExpenseReport: 'expenseReports.create',
  updateExpenseReport: 'expenseReports.update',
  updateExpenseReportStatus: 'expenseApprovals.update',
  expensePolicies: 'expensePolicies.read',
  createExpensePolicy: 'expensePolicies.create',
  updateExpensePolicy: 'expensePolicies.update',
  expenseCategories: 'expenseCategories.read',
  createExpenseCategory: 'expenseCategories.create',
  updateExpenseCategory: 'expenseCategories.update',
  deleteExpenseCategory: 'expenseCategories.delete',
  expensePermissions: 'expensePermissions.read',
  updateExpensePermission: 'expensePermissions.update',
} as const satisfies Readonly<Record<string, Policy>>
