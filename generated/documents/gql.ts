/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query Holidays { holidays { id date title type status irrevocable comment version } }": typeof types.HolidaysDocument,
    "mutation CreateHoliday($input: CreateHolidayInput!) { createHoliday(input: $input) { status message error { kind message field traceId } data { id date title type status irrevocable comment version } } }": typeof types.CreateHolidayDocument,
    "mutation UpdateHoliday($input: UpdateHolidayInput!) { updateHoliday(input: $input) { status message error { kind message field traceId } data { id date title type status irrevocable comment version } } }": typeof types.UpdateHolidayDocument,
    "mutation DeleteHoliday($input: ByIdHoliday!) { deleteHoliday(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteHolidayDocument,
    "query CompanyProfiles { companyProfiles { id name version } }": typeof types.CompanyProfilesDocument,
    "mutation CreateProfile($input: CreateProfileInput!) { createProfile(input: $input) { status message error { kind message field traceId } data { id name version } } }": typeof types.CreateProfileDocument,
    "mutation UpdateProfile($input: UpdateProfileInput!) { updateProfile(input: $input) { status message error { kind message field traceId } data { id name version } } }": typeof types.UpdateProfileDocument,
    "mutation DeleteProfile($input: ByIdProfile!) { deleteProfile(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteProfileDocument,
    "\n  query AuditTrail($filter: AuditLogFilter, $sort: AuditLogSort, $page: Page) {\n    auditLog(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        seq\n        at\n        action\n        entity\n        subject\n        personId\n        author\n        acting\n        withheld\n        parts {\n          entity\n          action\n          withheld\n          changes {\n            field\n            before\n            after\n          }\n        }\n        more\n      }\n    }\n  }\n": typeof types.AuditTrailDocument,
    "\n  query VerifyTrail {\n    verifyAudit {\n      events\n      intact\n      problem\n    }\n  }\n": typeof types.VerifyTrailDocument,
    "\n  query HomeScreen {\n    dashboard {\n      today\n      yearMonth\n      months {\n        id\n        businessName\n        yearMonth\n        isOpen\n        stateLabel\n        contracts\n        calculated\n        failed\n        changesSince\n        calculating\n        missingIndicators\n        totalPeople\n        totalNet\n        totalCost\n      }\n      payroll {\n        isOpen\n        businesses\n        allBusinesses\n        now {\n          yearMonth\n          people\n          calculated\n          earnings\n          net\n          cost\n        }\n        before {\n          yearMonth\n          people\n          calculated\n          earnings\n          net\n          cost\n        }\n        history {\n          yearMonth\n          people\n          calculated\n          earnings\n          net\n          cost\n        }\n      }\n      people {\n        active\n        incoming\n        incomplete\n      }\n      movements {\n        entering {\n          total\n          rows {\n            id\n            userId\n            fullname\n            businessName\n            day\n          }\n        }\n        leaving {\n          total\n          rows {\n            id\n            userId\n            fullname\n            businessName\n            day\n          }\n        }\n        expiring {\n          total\n          rows {\n            id\n            userId\n            fullname\n            businessName\n            day\n          }\n        }\n      }\n      own {\n        payslip {\n          monthId\n          contractId\n          yearMonth\n          net\n          earnings\n          deductions\n          businessName\n        }\n        contracts {\n          id\n          businessName\n          jobTitle\n          contractType\n          initialDate\n          finalDate\n        }\n      }\n    }\n  }\n": typeof types.HomeScreenDocument,
    "\n  query FirstSteps($input: FirstStepsInput) {\n    firstSteps(input: $input) {\n      released\n      businessId\n      monthId\n      yearMonth\n      userId\n      uncontractedId\n      steps {\n        step\n        state\n        optional\n        lacks {\n          text\n          businessId\n          userId\n        }\n      }\n    }\n  }\n": typeof types.FirstStepsDocument,
    "\n  mutation LeaveFirstStep($input: LeaveFirstStepInput!) {\n    leaveFirstStep(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.LeaveFirstStepDocument,
    "\n  query CompanyProfileList {\n    profiles {\n      id\n      name\n      people\n      services\n    }\n  }\n": typeof types.CompanyProfileListDocument,
    "\n  query ProfileChoices {\n    companyProfiles {\n      id\n      name\n    }\n  }\n": typeof types.ProfileChoicesDocument,
    "\n  query OneProfile($input: ByIdProfile!) {\n    profilePermissions(input: $input) {\n      id\n      name\n      version\n      people\n      services\n      isOwn\n      roles\n      permissions {\n        code\n        create\n        read\n        update\n        delete\n      }\n      company {\n        slug\n        today\n        options\n        exceptions {\n          code\n          since\n          until\n        }\n        modules {\n          module\n          employee\n          manager\n          superManager\n          admin\n        }\n      }\n    }\n  }\n": typeof types.OneProfileDocument,
    "\n  query ProfileAssignments($filter: AssignmentFilter, $sort: ProfileAssignmentsSort, $page: Page) {\n    profileAssignments(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        userId\n        fullname\n        role\n        status\n        profileId\n        profileName\n        restrictionId\n        restrictionName\n      }\n    }\n  }\n": typeof types.ProfileAssignmentsDocument,
    "\n  query CompanyRestrictions {\n    restrictions {\n      id\n      name\n      version\n      people\n      businesses {\n        id\n        name\n      }\n    }\n  }\n": typeof types.CompanyRestrictionsDocument,
    "\n  query RestrictableBusinesses {\n    businesses {\n      id\n      name\n      workers\n    }\n  }\n": typeof types.RestrictableBusinessesDocument,
    "\n  query EffectivePermissions($input: PermissionInput!) {\n    permission(input: $input) {\n      userId\n      fullname\n      role\n      isOwn\n      inactive\n      profileId\n      profileName\n      restrictionName\n      businesses\n      decisions {\n        permission\n        allowed\n        because\n        reach\n      }\n    }\n  }\n": typeof types.EffectivePermissionsDocument,
    "\n  mutation SaveProfile($input: UpdateProfilePermissionInput!) {\n    updateProfilePermission(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        version\n      }\n    }\n  }\n": typeof types.SaveProfileDocument,
    "\n  mutation GiveProfile($input: UpdateProfileUserInput!) {\n    updateProfileUser(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        userId\n      }\n    }\n  }\n": typeof types.GiveProfileDocument,
    "\n  mutation NarrowPerson($input: UpdateRestrictionUserInput!) {\n    updateRestrictionUser(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        userId\n      }\n    }\n  }\n": typeof types.NarrowPersonDocument,
    "\n  mutation CreateRestriction($input: CreateRestrictionInput!) {\n    createRestriction(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": typeof types.CreateRestrictionDocument,
    "\n  mutation UpdateRestriction($input: UpdateRestrictionFilterInput!) {\n    updateRestrictionFilter(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        version\n      }\n    }\n  }\n": typeof types.UpdateRestrictionDocument,
    "\n  mutation DeleteRestriction($input: ByIdRestriction!) {\n    deleteRestriction(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.DeleteRestrictionDocument,
    "\n  query OnlineUsers {\n    onlineUsers {\n      total\n      rows {\n        id\n        fullname\n        jobTitle\n        avatarUrl\n      }\n    }\n  }\n": typeof types.OnlineUsersDocument,
    "\n  query ActivityFeed {\n    activity {\n      kind\n      count\n      subject\n      businessName\n      own\n      at\n      author\n      userId\n      payrollMonthId\n      processType\n    }\n  }\n": typeof types.ActivityFeedDocument,
    "\n  query ReportsScreen {\n    reports {\n      reports {\n        name\n        label\n        description\n        code\n        group\n        filters {\n          name\n          label\n        }\n        chart\n        download\n      }\n      businesses {\n        id\n        name\n      }\n      months\n    }\n  }\n": typeof types.ReportsScreenDocument,
    "\n  query ReportPreview($input: ReportPreviewInput!) {\n    reportPreview(input: $input) {\n      name\n      label\n      headers {\n        label\n        kind\n        group\n      }\n      rows {\n        cells\n      }\n      total\n      totals {\n        cells\n      }\n      chart {\n        type\n        unit\n        categories\n        series {\n          name\n          values\n        }\n      }\n      notes\n      error\n    }\n  }\n": typeof types.ReportPreviewDocument,
    "\n  mutation RunReport($input: RunReportInput!) {\n    runReport(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        state\n      }\n    }\n  }\n": typeof types.RunReportDocument,
    "\n  query ReportProcess($input: ReportProcessInput!) {\n    reportProcess(input: $input) {\n      id\n      type\n      label\n      state\n      stateLabel\n      format\n      fileName\n      fileUrl\n      requestedBy\n      requestedAt\n      month\n      year\n      error\n    }\n  }\n": typeof types.ReportProcessDocument,
    "\n  mutation ProveIdentity($input: ProveIdentityInput!) {\n    proveIdentity(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        second {\n          challenge\n          totp\n          recoveryCodes\n          passkey\n        }\n      }\n    }\n  }\n": typeof types.ProveIdentityDocument,
    "\n  mutation ProveSecond($input: ProveSecondInput!) {\n    proveSecond(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.ProveSecondDocument,
    "\n  query OwnSessions {\n    ownSessions {\n      id\n      device\n      address\n      createdAt\n      lastSeenAt\n      proof\n      current\n    }\n  }\n": typeof types.OwnSessionsDocument,
    "\n  mutation EndSession($input: ByIdSession!) {\n    endSession(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.EndOtherSessionsDocument,
    "\n  query UserAccess($input: OfAccess!) {\n    userAccess(input: $input) {\n      state\n      username\n      email\n      invitedUntil\n      lastSeenAt\n      openSessions\n      secondFactor\n      whyNotHelp\n      whyNotPassword\n    }\n  }\n": typeof types.UserAccessDocument,
    "\n  mutation SendAccess($input: OfAccess!) {\n    sendAccess(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        username\n        temporaryPassword\n        invitedTo\n      }\n    }\n  }\n": typeof types.SendAccessDocument,
    "\n  mutation EndUserSessions($input: OfAccess!) {\n    endUserSessions(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.EndUserSessionsDocument,
    "\n  mutation ResetSecondFactor($input: OfAccess!) {\n    resetSecondFactor(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.ResetSecondFactorDocument,
    "\n  query CompanyBusinesses {\n    businesses {\n      id\n      name\n      businessName\n      rut\n      status\n      principal\n      usePayroll\n      businessField\n      workers\n    }\n  }\n": typeof types.CompanyBusinessesDocument,
    "\n  query OneBusiness($input: ByIdBusiness!) {\n    business(input: $input) {\n      id\n      name\n      businessName\n      rut\n      usePayroll\n      activityCode\n      businessField\n      phone\n      email\n      address\n      communeCode\n      mutualCode\n      baseAccidentabilityRate\n      accidentabilityRate\n      sannaRate\n      ccafCode\n      principal\n      status\n      representatives {\n        name\n        rut\n      }\n      logo\n      version\n      workers\n    }\n  }\n": typeof types.OneBusinessDocument,
    "\n  query BusinessOptions($input: OfBusiness!) {\n    businessOptions(input: $input) {\n      businessId\n      payrollUseThirtyDays\n      payrollUseThirtyDaysOnLicense\n      payrollPayGratificationLicense\n      vacationPublic\n      vacationPublicSupervisor\n      payrollPublicSupervisor\n      vacationEmailSupervisor\n      vacationEmailManager\n      vacationEmailResponse\n      logo\n      conventions {\n        code\n        value\n      }\n      version\n    }\n  }\n": typeof types.BusinessOptionsDocument,
    "\n  query BusinessAccounts($input: OfBusiness!) {\n    bankAccountsBusiness(input: $input) {\n      id\n      bankCode\n      accountType\n      accountIdentifier\n      currency\n      version\n    }\n  }\n": typeof types.BusinessAccountsDocument,
    "\n  query CompanySyndicates {\n    syndicates {\n      id\n      name\n      rut\n      feeType\n      feeValue\n      members\n    }\n  }\n": typeof types.CompanySyndicatesDocument,
    "\n  query OneSyndicate($input: ByIdSyndicate!) {\n    syndicate(input: $input) {\n      id\n      name\n      rut\n      feeType\n      feeValue\n      members\n      version\n    }\n  }\n": typeof types.OneSyndicateDocument,
    "\n  query ProcessRules($input: OfRules!) {\n    processRules(input: $input) {\n      fromMonth\n      closingApproval\n      payDay\n      payNextMonth\n      version\n    }\n  }\n": typeof types.ProcessRulesDocument,
    "\n  mutation SaveProcessRule($input: SaveProcessRuleInput!) {\n    saveProcessRule(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        saved\n      }\n    }\n  }\n": typeof types.SaveProcessRuleDocument,
    "\n  mutation CreateBusiness($input: CreateBusinessInput!) {\n    createBusiness(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": typeof types.CreateBusinessDocument,
    "\n  mutation UpdateBusiness($input: UpdateBusinessInput!) {\n    updateBusiness(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": typeof types.UpdateBusinessDocument,
    "\n  mutation UpdateBusinessOption($input: UpdateBusinessOptionInput!) {\n    updateBusinessOption(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        version\n      }\n    }\n  }\n": typeof types.UpdateBusinessOptionDocument,
    "\n  mutation CreateBankAccount($input: CreateBankAccountInput!) {\n    createBankAccount(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": typeof types.CreateBankAccountDocument,
    "\n  mutation UpdateBankAccount($input: UpdateBankAccountInput!) {\n    updateBankAccount(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": typeof types.UpdateBankAccountDocument,
    "\n  mutation CreateSyndicate($input: CreateSyndicateInput!) {\n    createSyndicate(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": typeof types.CreateSyndicateDocument,
    "\n  mutation UpdateSyndicate($input: UpdateSyndicateInput!) {\n    updateSyndicate(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": typeof types.UpdateSyndicateDocument,
    "\n  mutation DeleteSyndicate($input: ByIdSyndicate!) {\n    deleteSyndicate(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.DeleteSyndicateDocument,
    "\n  query ChooseBusiness {\n    businesses {\n      id\n      name\n      businessName\n      rut\n    }\n  }\n": typeof types.ChooseBusinessDocument,
    "\n  query Companies($filter: CompaniesFilter, $sort: CompaniesSort, $page: Page) {\n    companies(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        id\n        name\n        slug\n        status\n        logo\n        logins\n        online\n        lastSeenAt\n        failedMails\n        createdAt\n      }\n    }\n  }\n": typeof types.CompaniesDocument,
    "\n  mutation CreateCompany($input: CreateCompanyInput!) {\n    createCompany(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        name\n        username\n        invitedTo\n      }\n    }\n  }\n": typeof types.CreateCompanyDocument,
    "\n  mutation UpdateStatusCompany($input: UpdateStatusCompanyInput!) {\n    updateStatusCompany(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        status\n      }\n    }\n  }\n": typeof types.UpdateStatusCompanyDocument,
    "\n  query General {\n    superadminGeneral {\n      companies\n      active\n      suspended\n      logins\n      sessions\n      mails\n      failedMails\n      database\n      databaseMegabytes\n      runtime\n      uptimeMinutes\n      memoryMegabytes\n      connections\n      waiting\n    }\n  }\n": typeof types.GeneralDocument,
    "\n  query Outbox($filter: MailOutboxFilter, $sort: MailOutboxSort, $page: Page) {\n    mailOutbox(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        id\n        recipient\n        subject\n        textBody\n        status\n        error\n        createdAt\n      }\n    }\n  }\n": typeof types.OutboxDocument,
    "\n  query OwnCompanyData($input: CompanyInput) {\n    company(input: $input) {\n      id\n      name\n      slug\n      description\n      phone\n      url\n      email\n      status\n      countryId\n      access\n      logo\n      loginBackground\n      logins\n      usersCount\n      businesses {\n        id\n        name\n        rut\n        status\n      }\n      version\n      createdAt\n    }\n  }\n": typeof types.OwnCompanyDataDocument,
    "\n  mutation UpdateCompany($input: UpdateCompanyInput!) {\n    updateCompany(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        version\n      }\n    }\n  }\n": typeof types.UpdateCompanyDocument,
    "\n  query CompanyStanding($input: ByIdCompany!) {\n    companyDashboard(input: $input) {\n      people\n      withContract\n      businesses\n      openMonths\n      lastClosedMonth\n      failedJobs\n      suspendedServices\n      exceptions\n      logins\n      neverSignedIn\n      withoutAccess\n      online\n      lastSeenAt\n      storedMegabytes\n    }\n  }\n": typeof types.CompanyStandingDocument,
    "\n  query PeopleWithAccess($filter: CompanyPeopleFilter, $sort: CompanyPeopleSort, $page: Page) {\n    companyPeople(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        userId\n        fullname\n        role\n        username\n        email\n        access\n        lastSeenAt\n      }\n    }\n  }\n": typeof types.PeopleWithAccessDocument,
    "\n  mutation SendRecovery($input: RecoverPasswordInput!) {\n    recoverPassword(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.SendRecoveryDocument,
    "\n  mutation RemoveCompanyImage($input: RemoveCompanyImageInput!) {\n    removeCompanyImage(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.RemoveCompanyImageDocument,
    "\n  mutation InviteAdmins($input: ByIdCompany!) {\n    inviteCompanyAdmins(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        invited\n      }\n    }\n  }\n": typeof types.InviteAdminsDocument,
    "\n  query Security {\n    companySecurity {\n      secondFactor\n    }\n  }\n": typeof types.SecurityDocument,
    "\n  mutation UpdateSecurity($input: UpdateCompanySecurityInput!) {\n    updateCompanySecurity(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        secondFactor\n      }\n    }\n  }\n": typeof types.UpdateSecurityDocument,
    "\n  query PeopleOfCompany($filter: CompanyPeopleFilter, $page: Page) {\n    companyPeople(filter: $filter, page: $page) {\n      rows {\n        userId\n        fullname\n        username\n      }\n    }\n  }\n": typeof types.PeopleOfCompanyDocument,
    "\n  query Services {\n    services {\n      module\n      label\n      built\n      neverEmployees\n      employees\n      managers\n      superManagers\n      admins\n    }\n  }\n": typeof types.ServicesDocument,
    "\n  query CompanyServices($input: OfCompany) {\n    servicesCompany(input: $input) {\n      module\n      label\n      built\n      neverEmployees\n      given\n      state\n      version\n      employee\n      manager\n      superManager\n      admin\n      employees\n      managers\n      superManagers\n      admins\n    }\n  }\n": typeof types.CompanyServicesDocument,
    "\n  mutation CreateServiceCompany($input: CreateServiceCompanyInput!) {\n    createServiceCompany(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        module\n        label\n      }\n    }\n  }\n": typeof types.CreateServiceCompanyDocument,
    "\n  mutation UpdateStateServiceCompany($input: UpdateStateServiceCompanyInput!) {\n    updateStateServiceCompany(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        module\n        label\n        state\n      }\n    }\n  }\n": typeof types.UpdateStateServiceCompanyDocument,
    "\n  query CompanyExceptions($input: OfCompany) {\n    companyExceptions(input: $input) {\n      id\n      code\n      label\n      person\n      since\n      until\n      reason\n      state\n      version\n    }\n  }\n": typeof types.CompanyExceptionsDocument,
    "\n  mutation GiveException($input: GiveExceptionInput!) {\n    giveException(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": typeof types.GiveExceptionDocument,
    "\n  mutation EndException($input: EndExceptionInput!) {\n    endException(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.EndExceptionDocument,
    "\n  query OwnFactors {\n    ownFactors {\n      totpSince\n      recoveryCodesLeft\n      canAddPasskey\n      required\n      passkeys {\n        id\n        label\n        createdAt\n        lastUsedAt\n      }\n    }\n  }\n": typeof types.OwnFactorsDocument,
    "\n  mutation StartTotp {\n    startTotp {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        challenge\n        secret\n        uri\n      }\n    }\n  }\n": typeof types.StartTotpDocument,
    "\n  mutation ConfirmTotp($input: ConfirmTotpInput!) {\n    confirmTotp(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        recoveryCodes\n      }\n    }\n  }\n": typeof types.ConfirmTotpDocument,
    "\n  mutation RemoveTotp {\n    removeTotp {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.RemoveTotpDocument,
    "\n  mutation StartPasskey {\n    startPasskey {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        challenge\n        options\n      }\n    }\n  }\n": typeof types.StartPasskeyDocument,
    "\n  mutation ConfirmPasskey($input: ConfirmPasskeyInput!) {\n    confirmPasskey(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        recoveryCodes\n      }\n    }\n  }\n": typeof types.ConfirmPasskeyDocument,
    "\n  mutation RemovePasskey($input: ByIdPasskey!) {\n    removePasskey(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.RemovePasskeyDocument,
    "\n  mutation NewRecoveryCodes {\n    newRecoveryCodes {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        recoveryCodes\n      }\n    }\n  }\n": typeof types.NewRecoveryCodesDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        token\n        browser\n        second {\n          challenge\n          totp\n          recoveryCodes\n          passkey\n        }\n      }\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation SignInSecond($input: SignInSecondInput!) {\n    signInSecond(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        token\n        browser\n      }\n    }\n  }\n": typeof types.SignInSecondDocument,
    "\n  query PasswordLink($input: PasswordLinkInput!) {\n    passwordLink(input: $input) {\n      open\n      kind\n      username\n      company\n    }\n  }\n": typeof types.PasswordLinkDocument,
    "\n  mutation Logout {\n    logout {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.LogoutDocument,
    "\n  mutation RecoverPassword($input: RecoverPasswordInput!) {\n    recoverPassword(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.RecoverPasswordDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation UpdatePassword($input: UpdatePasswordInput!) {\n    updatePassword(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.UpdatePasswordDocument,
    "\n  mutation SimulateCompany($input: SimulateCompanyInput!) {\n    simulateCompany(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.SimulateCompanyDocument,
    "\n  mutation UpdateUiConfig($input: UpdateUiConfigInput!) {\n    updateUiConfig(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.UpdateUiConfigDocument,
    "\n  query CurrentUser {\n    me {\n      id\n      username\n      fullname\n      jobTitle\n      avatarUrl\n      role\n      external\n      supervisedIds\n      forcePasswordChange\n      mustAddFactor\n      sessionUntil\n      idleUntil\n      theme\n      draftKey\n      actingUntil\n      permissions\n      company {\n        id\n        name\n        slug\n        logo\n        config {\n          access\n        }\n      }\n    }\n  }\n": typeof types.CurrentUserDocument,
    "\n  query MaintainedItems($filter: ItemFilter, $sort: ItemsSort, $page: Page) {\n    items(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        id\n        code\n        title\n        activity\n        type\n        inputUnit\n        startDate\n        endDate\n        defaultFormulaCode\n        formula\n        deductionLimit\n        taxable\n        tributable\n        gratification\n        extraHours\n        proportional\n        informative\n        capped\n        cappedType\n        cappedValue\n        isFixed\n        compensation\n        holidays\n        medicalLicenses\n        subjectToCompensation\n        isRetained\n        seizable\n        print\n        printOnSalarySettlement\n        calculationOrder\n        printOrder\n        lreCode\n        ineCode\n        distributableInCC\n        accountingInformative\n        analyticAccounting\n        accountingCode\n        ledgerAccount\n        editable\n        universal\n        origin\n        source\n        validFrom\n        people\n        version\n      }\n    }\n  }\n": typeof types.MaintainedItemsDocument,
    "\n  mutation CreateMaintainedItem($input: CreateItemInput!) {\n    createItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        code\n      }\n    }\n  }\n": typeof types.CreateMaintainedItemDocument,
    "\n  mutation UpdateMaintainedItem($input: UpdateItemInput!) {\n    updateItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        code\n      }\n    }\n  }\n": typeof types.UpdateMaintainedItemDocument,
    "\n  mutation ChangeStateOfItem($input: ChangeStateItemInput!) {\n    changeStateItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        code\n        activity\n      }\n    }\n  }\n": typeof types.ChangeStateOfItemDocument,
    "\n  mutation DeleteMaintainedItem($input: ByIdItem!) {\n    deleteItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.DeleteMaintainedItemDocument,
    "\n  query MaintainedFormulas($filter: FormulaFilter, $sort: FormulasSort, $page: Page) {\n    formulas(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        id\n        code\n        title\n        sourceCode\n        inputName\n        inputUnit\n        itemType\n        editable\n        universal\n        origin\n        source\n        validFrom\n        uses\n        version\n      }\n    }\n  }\n": typeof types.MaintainedFormulasDocument,
    "\n  mutation CreateMaintainedFormula($input: CreateFormulaInput!) {\n    createFormula(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        code\n      }\n    }\n  }\n": typeof types.CreateMaintainedFormulaDocument,
    "\n  mutation UpdateMaintainedFormula($input: UpdateFormulaInput!) {\n    updateFormula(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        code\n      }\n    }\n  }\n": typeof types.UpdateMaintainedFormulaDocument,
    "\n  mutation DeleteMaintainedFormula($input: ByIdFormula!) {\n    deleteFormula(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.DeleteMaintainedFormulaDocument,
    "\n  query OrderedItems($input: OrderedItemsInput!) {\n    orderedItems(input: $input) {\n      id\n      code\n      title\n      type\n      activity\n      number\n      version\n    }\n  }\n": typeof types.OrderedItemsDocument,
    "\n  mutation OrderItems($input: OrderItemsInput!) {\n    orderItems(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        changed\n      }\n    }\n  }\n": typeof types.OrderItemsDocument,
    "\n  query MaintainedVariables($filter: VariableFilter, $sort: VariablesSort, $page: Page) {\n    variables(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        id\n        code\n        title\n        type\n        subType\n        value\n        valueType\n        unit\n        startDate\n        endDate\n        source\n        editable\n        universal\n        origin\n        validFrom\n        uses\n        version\n      }\n    }\n  }\n": typeof types.MaintainedVariablesDocument,
    "\n  mutation CreateMaintainedVariable($input: CreateVariableInput!) {\n    createVariable(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        code\n      }\n    }\n  }\n": typeof types.CreateMaintainedVariableDocument,
    "\n  mutation UpdateMaintainedVariable($input: UpdateVariableInput!) {\n    updateVariable(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        code\n      }\n    }\n  }\n": typeof types.UpdateMaintainedVariableDocument,
    "\n  mutation DeleteMaintainedVariable($input: ByIdVariable!) {\n    deleteVariable(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.DeleteMaintainedVariableDocument,
    "\n  query MaintainedTables($filter: PayrollTableFilter, $sort: TablesSort, $page: Page) {\n    tables(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        id\n        code\n        title\n        type\n        source\n        editable\n        universal\n        origin\n        validFrom\n        uses\n        version\n        metadata {\n          code\n          title\n          unit\n        }\n        fixedRows {\n          id\n          value1\n          value2\n          value3\n          value4\n          value5\n        }\n      }\n    }\n  }\n": typeof types.MaintainedTablesDocument,
    "\n  mutation CreateMaintainedTable($input: CreateTableInput!) {\n    createTable(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        code\n      }\n    }\n  }\n": typeof types.CreateMaintainedTableDocument,
    "\n  mutation UpdateMaintainedTable($input: UpdateTableInput!) {\n    updateTable(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        code\n      }\n    }\n  }\n": typeof types.UpdateMaintainedTableDocument,
    "\n  mutation DeleteMaintainedTable($input: ByIdPayrollTable!) {\n    deleteTable(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.DeleteMaintainedTableDocument,
    "\n  query HistoryOfConcept($input: OfConcept!) {\n    conceptHistory(input: $input) {\n      from\n      until\n      recordedAt\n      author\n      values {\n        name\n        label\n        text\n      }\n    }\n  }\n": typeof types.HistoryOfConceptDocument,
    "\n  query UsesOfConcept($input: OfConcept!) {\n    conceptUses(input: $input) {\n      kind\n      code\n      title\n    }\n  }\n": typeof types.UsesOfConceptDocument,
    "\n  query MonthsOfConcepts($input: PayrollProcessMonthsInput!) {\n    payrollProcessMonths(input: $input) {\n      yearMonth\n      isOpen\n    }\n  }\n": typeof types.MonthsOfConceptsDocument,
    "\n  query Indicators($input: OfYearMonth!) {\n    indicators(input: $input) {\n      key\n      label\n      unit\n      decimals\n      group\n      inPayslips\n      yearMonth\n      value\n      published\n      status\n      certain\n      ofTable\n      source\n      sourceUrl\n      note\n      since\n      previous\n      changePercent\n      lower\n      upper\n      why\n      entryId\n      entryState\n      entryValue\n      entrySource\n      entryUrl\n      entryComment\n      outOfBounds\n      needsSecond\n      enteredBy\n      enteredAt\n      confirmedBy\n      confirmedAt\n      mine\n      version\n    }\n  }\n": typeof types.IndicatorsDocument,
    "\n  query IncomeTax($input: OfYearMonth!) {\n    incomeTax(input: $input) {\n      utm\n      status\n      source\n      sourceUrl\n      note\n      since\n      certain\n      draft {\n        above\n        upTo\n        value1\n        value2\n      }\n      entry {\n        id\n        key\n        source\n        sourceUrl\n        comment\n        state\n        outOfBounds\n        needsSecond\n        enteredBy\n        enteredAt\n        confirmedBy\n        mine\n        version\n        brackets {\n          above\n          upTo\n          value1\n          value2\n        }\n      }\n      brackets {\n        place\n        aboveUtm\n        upToUtm\n        above\n        upTo\n        factor\n        rebateUtm\n        rebate\n        most\n      }\n    }\n  }\n": typeof types.IncomeTaxDocument,
    "\n  query FamilyAllowance($input: OfYearMonth!) {\n    familyAllowance(input: $input) {\n      status\n      source\n      sourceUrl\n      note\n      since\n      certain\n      draft {\n        above\n        upTo\n        value1\n        value2\n      }\n      entry {\n        id\n        key\n        source\n        sourceUrl\n        comment\n        state\n        outOfBounds\n        needsSecond\n        enteredBy\n        enteredAt\n        confirmedBy\n        mine\n        version\n        brackets {\n          above\n          upTo\n          value1\n          value2\n        }\n      }\n      brackets {\n        letter\n        above\n        upTo\n        amount\n      }\n    }\n  }\n": typeof types.FamilyAllowanceDocument,
    "\n  query IndicatorHistory($input: IndicatorHistoryInput!) {\n    indicatorHistory(input: $input) {\n      yearMonth\n      value\n      status\n    }\n  }\n": typeof types.IndicatorHistoryDocument,
    "\n  mutation EnterIndicator($input: EnterIndicatorInput!) {\n    enterIndicator(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        key\n        entryState\n      }\n    }\n  }\n": typeof types.EnterIndicatorDocument,
    "\n  mutation ConfirmIndicator($input: ConfirmIndicatorInput!) {\n    confirmIndicator(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        key\n      }\n    }\n  }\n": typeof types.ConfirmIndicatorDocument,
    "\n  mutation RevokeIndicator($input: RevokeIndicatorInput!) {\n    revokeIndicator(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        key\n      }\n    }\n  }\n": typeof types.RevokeIndicatorDocument,
    "\n  mutation EnterIndicatorTable($input: EnterIndicatorTableInput!) {\n    enterIndicatorTable(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        state\n      }\n    }\n  }\n": typeof types.EnterIndicatorTableDocument,
    "\n  mutation ConfirmIndicatorTable($input: ConfirmIndicatorTableInput!) {\n    confirmIndicatorTable(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        state\n      }\n    }\n  }\n": typeof types.ConfirmIndicatorTableDocument,
    "\n  mutation RevokeIndicatorTable($input: RevokeIndicatorTableInput!) {\n    revokeIndicatorTable(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.RevokeIndicatorTableDocument,
    "\n  query SettlementContracts($input: OfSettlementMonth!) {\n    settlementContracts(input: $input) {\n      basePayrollMonthId\n      contractId\n      userId\n      name\n      rut\n      finalDate\n      state\n      earnings\n      deductions\n      net\n      releasedAt\n      paymentLabel\n    }\n  }\n": typeof types.SettlementContractsDocument,
    "\n  mutation CalculateSettlement($input: GenerateProcessInput!) {\n    generateProcess(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": typeof types.CalculateSettlementDocument,
    "\n  query AdditionalPdf($input: OfAdditionalPayment!) {\n    additionalPdf(input: $input) {\n      name\n      url\n    }\n  }\n": typeof types.AdditionalPdfDocument,
    "\n  query AdditionalPayments($input: OfAdditionalMonth!) {\n    additionalPayments(input: $input) {\n      contractId\n      userId\n      name\n      rut\n      itemCode\n      value\n      earnings\n      deductions\n      net\n      accruedFrom\n      accruedTo\n    }\n  }\n": typeof types.AdditionalPaymentsDocument,
    "\n  mutation NameAdditional($input: NameAdditionalInput!) {\n    nameAdditional(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        name\n      }\n    }\n  }\n": typeof types.NameAdditionalDocument,
    "\n  mutation CalculateAdditional($input: GenerateProcessInput!) {\n    generateProcess(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        activeJobId\n      }\n    }\n  }\n": typeof types.CalculateAdditionalDocument,
    "\n  query AdditionalItems {\n    inputItems {\n      code\n      label\n      unit\n      group\n    }\n  }\n": typeof types.AdditionalItemsDocument,
    "\n  mutation SaveAdditionalPayments($input: SaveAdditionalPaymentsInput!) {\n    saveAdditionalPayments(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        saved\n      }\n    }\n  }\n": typeof types.SaveAdditionalPaymentsDocument,
    "\n  query Gratification($input: OfGratification!) {\n    gratification(input: $input) {\n      isOpen\n      year\n      years {\n        year\n        reason\n      }\n      profit\n      ownCapital\n      pool\n      seesAll\n      firstMonth\n      states {\n        state\n        people\n        difference\n        net\n      }\n      job {\n        id\n        status\n        done\n        total\n        error\n      }\n    }\n  }\n": typeof types.GratificationDocument,
    "\n  query GratificationPeople(\n    $filter: GratificationRowsFilter\n    $sort: GratificationRowsSort\n    $page: Page\n  ) {\n    gratificationRows(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        contractId\n        userId\n        name\n        rut\n        rule\n        months\n        base\n        due\n        paid\n        difference\n        state\n        reason\n        net\n      }\n    }\n  }\n": typeof types.GratificationPeopleDocument,
    "\n  query GratificationOf($input: OfGratificationPerson!) {\n    gratificationOf(input: $input) {\n      reasons\n      yearMonths {\n        yearMonth\n        base\n        paid\n      }\n    }\n  }\n": typeof types.GratificationOfDocument,
    "\n  mutation SaveGratification($input: SaveGratificationInput!) {\n    saveGratification(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        jobId\n      }\n    }\n  }\n": typeof types.SaveGratificationDocument,
    "\n  mutation RemoveGratification($input: OfGratification!) {\n    removeGratification(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        paid\n      }\n    }\n  }\n": typeof types.RemoveGratificationDocument,
    "\n  mutation ExcludeFromGratification($input: ExcludeFromGratificationInput!) {\n    excludeFromGratification(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        paid\n      }\n    }\n  }\n": typeof types.ExcludeFromGratificationDocument,
    "\n  query AdditionalRelease($input: OfAdditionalMonth!) {\n    additionalRelease(input: $input) {\n      total\n      released\n      mailed\n      withoutMail\n      releasedAt\n    }\n  }\n": typeof types.AdditionalReleaseDocument,
    "\n  mutation ReleaseAdditionalPayments($input: OfAdditionalMonth!) {\n    releaseAdditionalPayments(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        released\n        mailed\n      }\n    }\n  }\n": typeof types.ReleaseAdditionalPaymentsDocument,
    "\n  query AdditionalWithoutMail($input: OfAdditionalMonth!) {\n    additionalWithoutMail(input: $input) {\n      contractId\n      name\n    }\n  }\n": typeof types.AdditionalWithoutMailDocument,
    "\n  query AdditionalPaper($input: OfAdditionalPayment!) {\n    additionalPaper(input: $input) {\n      isOwn\n      name\n      rut\n      jobTitle\n      businessName\n      yearMonth\n      processName\n      isOpen\n      paymentLabel\n      earnings\n      deductions\n      net\n      lines {\n        code\n        label\n        group\n        difference\n      }\n      months {\n        yearMonth\n        part\n        deductions\n        net\n        tax\n        taxAtPayment\n      }\n      gratification {\n        year\n        reasons\n        yearMonths {\n          yearMonth\n          base\n          paid\n        }\n      }\n    }\n  }\n": typeof types.AdditionalPaperDocument,
    "\n  query Advances($input: OfAdvanceMonth!) {\n    advances(input: $input) {\n      contractId\n      userId\n      name\n      rut\n      salary\n      salaryProblem\n      mode\n      value\n      amount\n    }\n  }\n": typeof types.AdvancesDocument,
    "\n  mutation SaveAdvances($input: SaveAdvancesInput!) {\n    saveAdvances(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        saved\n      }\n    }\n  }\n": typeof types.SaveAdvancesDocument,
    "\n  mutation ProposeAdvances($input: ProposeAdvancesInput!) {\n    proposeAdvances(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        saved\n      }\n    }\n  }\n": typeof types.ProposeAdvancesDocument,
    "\n  query EmployerLoans($filter: EmployerLoansFilter, $sort: EmployerLoansSort, $page: Page) {\n    employerLoans(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        id\n        userId\n        person\n        businessName\n        amount\n        totalQuotas\n        quotasLeft\n        startMonth\n        nextMonth\n        lastMonth\n        balance\n        state\n      }\n    }\n  }\n": typeof types.EmployerLoansDocument,
    "\n  query EmployerLoanDetail($input: ByIdLoan!) {\n    employerLoan(input: $input) {\n      id\n      userId\n      person\n      businessName\n      amount\n      totalQuotas\n      quotasLeft\n      startMonth\n      grantedOn\n      nextMonth\n      lastMonth\n      balance\n      paid\n      state\n      comment\n      version\n      schedule {\n        number\n        kind\n        yearMonth\n        amount\n        carried\n        paidOn\n        comment\n        state\n        owed\n      }\n    }\n  }\n": typeof types.EmployerLoanDetailDocument,
    "\n  mutation CreateEmployerLoan($input: CreateEmployerLoanInput!) {\n    createEmployerLoan(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": typeof types.CreateEmployerLoanDocument,
    "\n  mutation PayEmployerLoan($input: PayEmployerLoanInput!) {\n    payEmployerLoan(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": typeof types.PayEmployerLoanDocument,
    "\n  mutation SuspendEmployerLoan($input: SuspendEmployerLoanInput!) {\n    suspendEmployerLoan(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": typeof types.SuspendEmployerLoanDocument,
    "\n  query PayrollChecks($input: PayrollChecksInput!) {\n    payrollChecks(input: $input) {\n      payrollMonthId\n      isOpen\n      calculated\n      rules\n      payslips\n      findings {\n        rule\n        title\n        severity\n        answerable\n        group\n        looksAt\n        fix\n        message\n        contractId\n        userId\n        name\n        rut\n        noted\n        note\n        notedBy\n        notedAt\n        before\n      }\n    }\n  }\n": typeof types.PayrollChecksDocument,
    "\n  mutation NotePayrollChecks($input: NotePayrollChecksInput!) {\n    notePayrollChecks(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        payrollMonthId\n      }\n    }\n  }\n": typeof types.NotePayrollChecksDocument,
    "\n  query PayrollClosing($input: OfClosing!) {\n    payrollClosing(input: $input) {\n      needsApproval\n      requests {\n        number\n        state\n        acceptErrors\n        note\n        requestedBy\n        requestedAt\n        own\n        answeredBy\n        answeredAt\n        answer\n      }\n    }\n  }\n": typeof types.PayrollClosingDocument,
    "\n  mutation ClosePayrollMonth($input: ClosePayrollMonthInput!) {\n    closePayrollMonth(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        isOpen\n      }\n    }\n  }\n": typeof types.ClosePayrollMonthDocument,
    "\n  mutation RequestPayrollClosing($input: RequestPayrollClosingInput!) {\n    requestPayrollClosing(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        needsApproval\n      }\n    }\n  }\n": typeof types.RequestPayrollClosingDocument,
    "\n  mutation AnswerPayrollClosing($input: AnswerPayrollClosingInput!) {\n    answerPayrollClosing(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        needsApproval\n      }\n    }\n  }\n": typeof types.AnswerPayrollClosingDocument,
    "\n  query PayrollLeftOut($input: OfPayrollMonth!) {\n    payrollRunErrors(input: $input) {\n      contractId\n      name\n      message\n    }\n  }\n": typeof types.PayrollLeftOutDocument,
    "\n  query OtherProcess($input: ByIdPayrollMonth!) {\n    payrollMonth(input: $input) {\n      id\n      businessId\n      businessName\n      yearMonth\n      type\n      name\n      isOpen\n      stateLabel\n      calculated\n      activeJobId\n      totalNet\n    }\n  }\n": typeof types.OtherProcessDocument,
    "\n  mutation ReopenProcess($input: ReopenPayrollMonthInput!) {\n    reopenPayrollMonth(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": typeof types.ReopenProcessDocument,
    "\n  query PayrollMonths($input: PayrollProcessMonthsInput!) {\n    payrollProcessMonths(input: $input) {\n      id\n      businessId\n      businessName\n      yearMonth\n      type\n      name\n      isOpen\n      stateLabel\n      contracts\n      calculated\n      failed\n      changesSince\n      totalEarnings\n      totalDeductions\n      totalPeople\n      totalNet\n      totalCost\n      calculatedAt\n      closedAt\n      activeJobId\n    }\n  }\n": typeof types.PayrollMonthsDocument,
    "\n  query MonthBusinesses {\n    businesses {\n      id\n      name\n      usePayroll\n      status\n    }\n  }\n": typeof types.MonthBusinessesDocument,
    "\n  query PayrollMonthDetail($input: ByIdPayrollMonth!) {\n    payrollMonth(input: $input) {\n      id\n      businessId\n      businessName\n      yearMonth\n      type\n      isOpen\n      stateLabel\n      hasPayrollIndicators\n      missingIndicators\n      contracts\n      currentRunId\n      calculatedAt\n      calculated\n      failed\n      changesSince\n      totalEarnings\n      totalDeductions\n      totalPeople\n      totalNet\n      totalCost\n      activeJobId\n      closedAt\n      closedBy\n      closedHash\n      version\n    }\n  }\n": typeof types.PayrollMonthDetailDocument,
    "\n  query PayrollRun($input: OfPayrollMonth!) {\n    payrollRun(input: $input) {\n      jobId\n      status\n      done\n      total\n      message\n      error\n      calculated\n      failed\n      startedAt\n      finishedAt\n      recalculated\n      unchanged\n    }\n  }\n": typeof types.PayrollRunDocument,
    "\n  query PayrollRunErrors($input: OfPayrollMonth!) {\n    payrollRunErrors(input: $input) {\n      contractId\n      userId\n      contractCode\n      rut\n      name\n      code\n      message\n      field\n    }\n  }\n": typeof types.PayrollRunErrorsDocument,
    "\n  mutation InitPayrollMonth($input: InitPayrollMonthInput!) {\n    initPayrollMonth(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        yearMonth\n      }\n    }\n  }\n": typeof types.InitPayrollMonthDocument,
    "\n  mutation CalculateMonth($input: GenerateProcessInput!) {\n    generateProcess(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        activeJobId\n      }\n    }\n  }\n": typeof types.CalculateMonthDocument,
    "\n  mutation StopCalculation($input: OfPayrollMonth!) {\n    cancelJob(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        status\n      }\n    }\n  }\n": typeof types.StopCalculationDocument,
    "\n  query ReleasedOfMonth($input: OfProcess!) {\n    payslipRelease(input: $input) {\n      paid\n      waiting\n      releasedAt\n    }\n  }\n": typeof types.ReleasedOfMonthDocument,
    "\n  mutation ReopenPayrollMonth($input: ReopenPayrollMonthInput!) {\n    reopenPayrollMonth(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        isOpen\n      }\n    }\n  }\n": typeof types.ReopenPayrollMonthDocument,
    "\n  query MostChanged($filter: PayrollSummariesFilter, $sort: PayrollSummariesSort, $page: Page) {\n    payrollSummaries(filter: $filter, sort: $sort, page: $page) {\n      rows {\n        userContractId\n        payrollMonthId\n        name\n        net\n        netBefore\n      }\n    }\n  }\n": typeof types.MostChangedDocument,
    "\n  query WhyChanged($input: PayrollComparisonTotalsInput!) {\n    payrollComparisonTotals(input: $input) {\n      comparable\n      change\n      people\n      changed\n      unexplained\n      reviewed\n      causes {\n        cause\n        label\n        people\n        change\n      }\n    }\n  }\n": typeof types.WhyChangedDocument,
    "\n  query IncompleteRecords($input: OfProcessMonth!) {\n    payrollInfo(input: $input) {\n      incomplete\n    }\n  }\n": typeof types.IncompleteRecordsDocument,
    "\n  query AdvancesToProcess($input: OfAdvanceMonth!) {\n    itemsAdvanceToProcess(input: $input) {\n      processId\n      contractId\n      name\n      amount\n      inPayroll\n    }\n  }\n": typeof types.AdvancesToProcessDocument,
    "\n  query PayslipRelease($input: OfProcess!) {\n    payslipRelease(input: $input) {\n      total\n      released\n      waiting\n      mailed\n      withoutMail\n      acknowledged\n      pending\n      paid\n      releasedAt\n      status\n      done\n      jobTotal\n      error\n    }\n  }\n": typeof types.PayslipReleaseDocument,
    "\n  query PayslipReceipts($filter: PayslipReceiptsFilter, $sort: PayslipReceiptsSort, $page: Page) {\n    payslipReceipts(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        payrollMonthId\n        contractId\n        userId\n        name\n        rut\n        net\n        state\n        releasedAt\n        acknowledgedAt\n        remindedAt\n        mailed\n        paymentStatus\n        paymentLabel\n        paymentKind\n        bank\n        accountEnd\n      }\n    }\n  }\n": typeof types.PayslipReceiptsDocument,
    "\n  mutation ReleasePayslips($input: OfProcess!) {\n    releasePayslips(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        status\n      }\n    }\n  }\n": typeof types.ReleasePayslipsDocument,
    "\n  mutation RemindPayslips($input: OfProcess!) {\n    remindPayslips(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        reminded\n      }\n    }\n  }\n": typeof types.RemindPayslipsDocument,
    "\n  query PendingTransfers($input: OfProcess!) {\n    contractWithPendingTransfer(input: $input) {\n      contractId\n      userId\n      name\n      net\n      problem\n    }\n  }\n": typeof types.PendingTransfersDocument,
    "\n  query ProcessPayments($input: OfProcess!) {\n    processPayments(input: $input) {\n      contractId\n      name\n      rut\n      net\n      bank\n      accountEnd\n      paymentStatus\n      paymentLabel\n      problem\n    }\n  }\n": typeof types.ProcessPaymentsDocument,
    "\n  query TransferFormats($input: OfProcess!) {\n    transferFormats(input: $input) {\n      code\n      label\n      reason\n    }\n  }\n": typeof types.TransferFormatsDocument,
    "\n  mutation CreateTransferFile($input: CreateTransferFileInput!) {\n    createTransferFile(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        name\n        url\n        transfers\n        withoutAccount\n      }\n    }\n  }\n": typeof types.CreateTransferFileDocument,
    "\n  mutation UpdateTransfers($input: UpdateTransferCompletedInput!) {\n    updateTransferCompleted(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        updated\n      }\n    }\n  }\n": typeof types.UpdateTransfersDocument,
    "\n  query PayrollDashboard {\n    payrollDashboard {\n      payrollMonthId\n      businessId\n      businessName\n      yearMonth\n      type\n      activity\n      workers\n      realWorkers\n      failed\n      responsible\n      state\n      stage\n      advice\n      description\n      bank\n      file\n      totalPeople\n      totalNet\n    }\n  }\n": typeof types.PayrollDashboardDocument,
    "\n  query PayrollDashboardOld {\n    payrollDashboardOld {\n      payrollMonthId\n      businessId\n      businessName\n      yearMonth\n      type\n      activity\n      workers\n      realWorkers\n      failed\n      responsible\n      state\n      stage\n      advice\n      description\n      bank\n      file\n      totalPeople\n      totalNet\n    }\n  }\n": typeof types.PayrollDashboardOldDocument,
    "\n  query PayrollInfo($input: OfProcessMonth!) {\n    payrollInfo(input: $input) {\n      hasPayrollIndicators\n      missingIndicators\n      contracts\n      entering\n      leaving\n      absences\n      loans\n      incomplete\n      withoutPayment\n      people {\n        list\n        contractId\n        userId\n        name\n        detail\n      }\n    }\n  }\n": typeof types.PayrollInfoDocument,
    "\n  query NewHires($input: NewHiresInput!) {\n    newHires(input: $input) {\n      contractId\n      userId\n      name\n      initialDate\n      jobTitle\n      area\n      lacks\n    }\n  }\n": typeof types.NewHiresDocument,
    "\n  query PayrollProcess($input: OfProcessMonth!) {\n    payrollProcess(input: $input) {\n      responsibleId\n      description\n      bankAccountId\n      version\n    }\n  }\n": typeof types.PayrollProcessDocument,
    "\n  query PayingAccounts($input: OfBusiness!) {\n    bankAccountsBusiness(input: $input) {\n      id\n      bankCode\n      accountIdentifier\n    }\n  }\n": typeof types.PayingAccountsDocument,
    "\n  mutation UpdatePayrollProcess($input: UpdatePayrollProcessInput!) {\n    updatePayrollProcess(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        version\n      }\n    }\n  }\n": typeof types.UpdatePayrollProcessDocument,
    "\n  query PayrollDeadlines {\n    payrollDeadlines {\n      payrollMonthId\n      businessId\n      businessName\n      yearMonth\n      isOpen\n      kind\n      due\n      days\n      state\n      words\n    }\n  }\n": typeof types.PayrollDeadlinesDocument,
    "\n  mutation MarkPayrollDeadline($input: MarkPayrollDeadlineInput!) {\n    markPayrollDeadline(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        marked\n      }\n    }\n  }\n": typeof types.MarkPayrollDeadlineDocument,
    "\n  query PayslipsWithoutMail($input: OfProcess!) {\n    payslipsWithoutMail(input: $input) {\n      contractId\n      userId\n      name\n      rut\n      canSignIn\n    }\n  }\n": typeof types.PayslipsWithoutMailDocument,
    "\n  query MonthsActive {\n    monthsActive {\n      payrollMonthId\n      businessName\n      yearMonth\n      type\n      name\n      calculating\n      percent\n    }\n  }\n": typeof types.MonthsActiveDocument,
    "\n  query PayrollComparison(\n    $filter: PayrollComparisonFilter\n    $sort: PayrollComparisonSort\n    $page: Page\n  ) {\n    payrollComparison(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        contractId\n        userId\n        name\n        rut\n        area\n        jobTitle\n        before\n        net\n        change\n        percent\n        unexplained\n        error\n        state\n        stateLabel\n        reviewedBy\n        reviewedAt\n        causes {\n          cause\n          label\n          change\n        }\n      }\n    }\n  }\n": typeof types.PayrollComparisonDocument,
    "\n  query PayrollComparisonTotals($input: PayrollComparisonTotalsInput!) {\n    payrollComparisonTotals(input: $input) {\n      comparable\n      monthBefore\n      before\n      net\n      change\n      people\n      changed\n      unexplained\n      reviewed\n      revoked\n      areas\n      causes {\n        cause\n        label\n        people\n        change\n      }\n    }\n  }\n": typeof types.PayrollComparisonTotalsDocument,
    "\n  query PayrollDifference($input: PayrollDifferenceInput!) {\n    payrollDifference(input: $input) {\n      contractId\n      userId\n      name\n      rut\n      jobTitle\n      before\n      net\n      change\n      error\n      state\n      stateLabel\n      reviewedBy\n      reviewedAt\n      monthBefore\n      steps {\n        cause\n        label\n        change\n        net\n        facts {\n          label\n          before\n          after\n        }\n        lines {\n          code\n          label\n          change\n        }\n      }\n      lines {\n        code\n        label\n        before\n        after\n        change\n        discount\n      }\n    }\n  }\n": typeof types.PayrollDifferenceDocument,
    "\n  mutation ReviewPayslips($input: ReviewPayslipsInput!) {\n    reviewPayslips(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        reviewed\n      }\n    }\n  }\n": typeof types.ReviewPayslipsDocument,
    "\n  query OwnContracts {\n    me {\n      contracts {\n        id\n        jobTitle\n        initialDate\n        userCode\n      }\n    }\n  }\n": typeof types.OwnContractsDocument,
    "\n  query OwnAdditionalPayments {\n    ownAdditionalPayments {\n      payrollMonthId\n      contractId\n      yearMonth\n      businessName\n      processName\n      earnings\n      deductions\n      net\n      paymentLabel\n    }\n  }\n": typeof types.OwnAdditionalPaymentsDocument,
    "\n  query PayrollHistory($input: PayrollHistoryInput!) {\n    payrollHistory(input: $input) {\n      userContractId\n      payrollMonthId\n      yearMonth\n      isOpen\n      businessName\n      name\n      contractCode\n      net\n      earnings\n      deductions\n      employerCost\n      paymentLabel\n    }\n  }\n": typeof types.PayrollHistoryDocument,
    "\n  query VerifyPayslip($input: VerifyPayslipInput!) {\n    verifyPayslip(input: $input) {\n      company\n      yearMonth\n      net\n      hash\n      isCurrent\n      isDraft\n    }\n  }\n": typeof types.VerifyPayslipDocument,
    "\n  query Payslips($filter: PayrollSummariesFilter, $sort: PayrollSummariesSort, $page: Page) {\n    payrollSummaries(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        userContractId\n        userId\n        payrollMonthId\n        name\n        rut\n        jobTitle\n        area\n        contractCode\n        net\n        earnings\n        deductions\n        employerCost\n        paymentLabel\n        netBefore\n      }\n    }\n  }\n": typeof types.PayslipsDocument,
    "\n  query PrintMonth($input: PayrollSummariesPdfInput!) {\n    payrollSummariesPdf(input: $input) {\n      jobId\n      status\n      done\n      total\n      error\n      name\n      url\n    }\n  }\n": typeof types.PrintMonthDocument,
    "\n  query PayslipDetail($input: OfPayslip!) {\n    payrollSummaryView(input: $input) {\n      payrollMonthId\n      contractId\n      userId\n      yearMonth\n      isOpen\n      paymentLabel\n      isOwn\n      releasedAt\n      acknowledgedAt\n      businessName\n      legalName\n      businessRut\n      name\n      rut\n      jobTitle\n      area\n      contractCode\n      initialDate\n      pensionInstitution\n      healthInstitution\n      hoursPerWeek\n      net\n      earnings\n      deductions\n      employerCost\n      netBefore\n      monthBefore\n      workedDays\n      warnings\n      movements {\n        code\n        label\n        change\n      }\n      sections {\n        key\n        label\n        total\n        lines {\n          code\n          label\n          amount\n          detail\n          source\n        }\n      }\n      bases {\n        code\n        label\n        amount\n        unit\n      }\n    }\n  }\n": typeof types.PayslipDetailDocument,
    "\n  query PrintPayslip($input: OfPayslip!) {\n    payrollPdf(input: $input) {\n      name\n      url\n    }\n  }\n": typeof types.PrintPayslipDocument,
    "\n  query ExplainPayslip($input: ExplainPayslipInput!) {\n    explainPayslip(input: $input) {\n      index\n      parent\n      kind\n      text\n      words\n      numbers\n      decisions\n      code\n      label\n      unit\n      shown\n      exact\n      note\n      rounding\n      bracket\n      source\n      sourceUrl\n      since\n      law\n      enteredBy\n      enteredAt\n    }\n  }\n": typeof types.ExplainPayslipDocument,
    "\n  mutation AcknowledgePayslip($input: OfPayslip!) {\n    acknowledgePayslip(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        acknowledgedAt\n      }\n    }\n  }\n": typeof types.AcknowledgePayslipDocument,
    "\n  query PayslipRevisions($input: PayslipRevisionsInput!) {\n    payslipRevisions(input: $input) {\n      revision\n      net\n      next\n      error\n      replacedAt\n      replacedBy\n      lines {\n        code\n        label\n        section\n        before\n        after\n        change\n      }\n    }\n  }\n": typeof types.PayslipRevisionsDocument,
    "\n  query Retroactivity($input: OfRetroactivity!) {\n    retroactivity(input: $input) {\n      payrollMonthId\n      yearMonth\n      isOpen\n      payIn {\n        id\n        yearMonth\n      }\n      owed {\n        contractId\n        userId\n        name\n        rut\n        originMonthId\n        originMonth\n        toPay\n        employerCost\n        payable\n        facts {\n          kind\n          detail\n          at\n          author\n        }\n        lines {\n          concept\n          label\n          group\n          paid\n          due\n          posted\n          owed\n        }\n      }\n      posted {\n        contractId\n        name\n        originMonth\n        amount\n        lines\n        author\n        postedAt\n      }\n      failures {\n        contractId\n        name\n        originMonth\n        message\n      }\n      lateItems {\n        id\n        name\n        yearMonth\n        itemLabel\n        unit\n        value\n        comment\n      }\n    }\n  }\n": typeof types.RetroactivityDocument,
    "\n  query OpenMonthsForRetroactivity($input: PayrollProcessMonthsInput!) {\n    payrollProcessMonths(input: $input) {\n      id\n      businessId\n      businessName\n      yearMonth\n      type\n      isOpen\n    }\n  }\n": typeof types.OpenMonthsForRetroactivityDocument,
    "\n  query LateItemOptions($input: OfPayrollMonth!) {\n    activeContractInMonth(input: $input) {\n      contractId\n      name\n      rut\n      contractCode\n    }\n    inputItems {\n      code\n      label\n      unit\n      group\n    }\n  }\n": typeof types.LateItemOptionsDocument,
    "\n  mutation PostRetroactive($input: OfRetroactivity!) {\n    postRetroactive(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        payrollMonthId\n      }\n    }\n  }\n": typeof types.PostRetroactiveDocument,
    "\n  mutation UndoRetroactive($input: OfRetroactivity!) {\n    undoRetroactive(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        payrollMonthId\n      }\n    }\n  }\n": typeof types.UndoRetroactiveDocument,
    "\n  mutation AddLateItem($input: CreateLateItemInput!) {\n    createLateItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        payrollMonthId\n      }\n    }\n  }\n": typeof types.AddLateItemDocument,
    "\n  mutation RemoveLateItem($input: RemoveLateItemInput!) {\n    removeLateItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        payrollMonthId\n      }\n    }\n  }\n": typeof types.RemoveLateItemDocument,
    "\n  query OwedByContractChange($input: UpdateUserContractInput!) {\n    owedByContractChange(input: $input) {\n      businessId\n      businessName\n      closedMonths\n      payIn {\n        yearMonth\n      }\n      hidden\n      owed {\n        originMonth\n        toPay\n      }\n    }\n  }\n": typeof types.OwedByContractChangeDocument,
    "\n  query OwedByPersonChange($input: UpdateUserInput!) {\n    owedByPersonChange(input: $input) {\n      businessId\n      businessName\n      closedMonths\n      payIn {\n        yearMonth\n      }\n      hidden\n      owed {\n        originMonth\n        toPay\n      }\n    }\n  }\n": typeof types.OwedByPersonChangeDocument,
    "\n  query Scenarios {\n    scenarios {\n      id\n      name\n      businessName\n      firstMonth\n      months\n      yearly\n      netChange\n      costChange\n      stale\n      calculatedAt\n      activeJobId\n    }\n  }\n": typeof types.ScenariosDocument,
    "\n  query ScenarioDetail($input: ByIdScenario!) {\n    scenario(input: $input) {\n      id\n      name\n      description\n      businessId\n      businessName\n      firstMonth\n      months\n      yearly\n      monthlyGrowth\n      repeatItems\n      version\n      stale\n      calculatedAt\n      activeJobId\n      netChange\n      costChange\n      changes {\n        kind\n        from\n        scope\n        area\n        percent\n        figure\n        value\n        raiseToMinimum\n        law\n        asOf\n        count\n        salary\n        contracts {\n          contractId\n          name\n        }\n      }\n      result {\n        affected\n        durationMs\n        months {\n          yearMonth\n          paidNet\n          projected\n          real {\n            people\n            failed\n            net\n            earnings\n            deductions\n            employerCost\n          }\n          simulated {\n            people\n            failed\n            net\n            earnings\n            deductions\n            employerCost\n          }\n        }\n        concepts {\n          code\n          label\n          section\n          real\n          simulated\n        }\n        areas {\n          area\n          real\n          simulated\n          realPeople\n          simulatedPeople\n        }\n        people {\n          contractId\n          userId\n          name\n          area\n          netChange\n          costChange\n        }\n        assumptions {\n          key\n          label\n          from\n          to\n          first\n          last\n          unit\n          text\n        }\n      }\n    }\n  }\n": typeof types.ScenarioDetailDocument,
    "\n  query ScenarioProgress($input: ByIdScenario!) {\n    scenarioRun(input: $input) {\n      status\n      done\n      total\n      message\n      error\n    }\n  }\n": typeof types.ScenarioProgressDocument,
    "\n  query ScenarioChoices {\n    scenarioOptions {\n      areas\n      figures {\n        key\n        label\n        unit\n        decimals\n        value\n      }\n      people {\n        contractId\n        businessId\n        name\n        jobTitle\n        area\n      }\n    }\n  }\n": typeof types.ScenarioChoicesDocument,
    "\n  query ScenarioBusinesses {\n    businesses {\n      id\n      name\n      usePayroll\n    }\n  }\n": typeof types.ScenarioBusinessesDocument,
    "\n  mutation CreateScenario($input: CreateScenarioInput!) {\n    createScenario(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": typeof types.CreateScenarioDocument,
    "\n  mutation UpdateScenario($input: UpdateScenarioInput!) {\n    updateScenario(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": typeof types.UpdateScenarioDocument,
    "\n  mutation CalculateScenario($input: ByIdScenario!) {\n    calculateScenario(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": typeof types.CalculateScenarioDocument,
    "\n  mutation DeleteScenario($input: ByIdScenario!) {\n    deleteScenario(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.DeleteScenarioDocument,
    "\n  query NetToGross($input: NetToGrossInput!) {\n    netToGross(input: $input) {\n      contractId\n      userId\n      name\n      currentSalary\n      currentCurrency\n      yearMonth\n      salary\n      net\n      earnings\n      deductions\n      employerCost\n      assumptions\n      sections {\n        key\n        label\n        total\n        lines {\n          code\n          label\n          amount\n          detail\n        }\n      }\n    }\n  }\n": typeof types.NetToGrossDocument,
    "\n  query ExplainNet($input: ExplainNetToGrossInput!) {\n    explainNetToGross(input: $input) {\n      index\n      parent\n      kind\n      text\n      words\n      numbers\n      decisions\n      code\n      label\n      unit\n      shown\n      exact\n      note\n      rounding\n      bracket\n      source\n      sourceUrl\n      since\n      law\n    }\n  }\n": typeof types.ExplainNetDocument,
    "\n  query StudioConcept($input: StudioConceptInput!) {\n    studioConcept(input: $input) {\n      kind\n      code\n      title\n      sourceCode\n      borrowed\n      type\n      inputUnit\n      inputName\n      since\n      version\n      law\n      taxable\n      tributable\n      gratification\n      proportional\n      users {\n        code\n        title\n      }\n      months {\n        id\n        yearMonth\n        businessName\n        contracts\n      }\n    }\n  }\n": typeof types.StudioConceptDocument,
    "\n  query StudioMonths {\n    studioMonths {\n      id\n      yearMonth\n      businessName\n      contracts\n    }\n  }\n": typeof types.StudioMonthsDocument,
    "\n  query FormulaLibrary($input: FormulaLibraryInput!) {\n    formulaLibrary(input: $input) {\n      yearMonth\n      facts {\n        code\n        label\n        unit\n        decimals\n        min\n        max\n        options\n        value\n        source\n      }\n      variables {\n        code\n        label\n        unit\n        decimals\n        min\n        max\n        options\n        value\n        source\n      }\n      tables {\n        code\n        label\n        unit\n        decimals\n        source\n        columns {\n          code\n          label\n          unit\n          decimals\n        }\n      }\n      classes {\n        code\n        label\n      }\n      concepts {\n        code\n        label\n        unit\n        decimals\n        formula\n        classes\n        min\n        max\n        category\n        source\n        own\n      }\n    }\n  }\n": typeof types.FormulaLibraryDocument,
    "\n  query PreviewConcept($input: PreviewConceptInput!) {\n    previewConcept(input: $input) {\n      watched\n      unit\n      decimals\n      problem\n      breaks\n      rows {\n        contractId\n        userId\n        name\n        jobTitle\n        why\n        now\n        draft\n        before\n        netNow\n        netDraft\n        error\n        errorNow\n      }\n    }\n  }\n": typeof types.PreviewConceptDocument,
    "\n  query ExplainDraft($input: ExplainDraftInput!) {\n    explainDraft(input: $input) {\n      index\n      parent\n      kind\n      text\n      words\n      numbers\n      decisions\n      code\n      label\n      unit\n      shown\n      exact\n      note\n      rounding\n      bracket\n      source\n      sourceUrl\n      since\n      law\n    }\n  }\n": typeof types.ExplainDraftDocument,
    "\n  query ConceptImpact($input: ConceptImpactInput!) {\n    conceptImpact(input: $input) {\n      watched\n      done\n      total\n      next\n      changed\n      concept\n      net\n      cost\n      failures\n      mended\n      broken {\n        contractId\n        name\n        message\n      }\n      top {\n        contractId\n        userId\n        name\n        before\n        after\n        netBefore\n        netAfter\n      }\n    }\n  }\n": typeof types.ConceptImpactDocument,
    "\n  query ConceptCases($input: ConceptCasesInput!) {\n    conceptCases(input: $input) {\n      red\n      mutants\n      survivors {\n        from\n        to\n        before\n        after\n      }\n      cases {\n        id\n        title\n        yearMonth\n        userId\n        expected\n        got\n        error\n        passes\n      }\n    }\n  }\n": typeof types.ConceptCasesDocument,
    "\n  query CaseFacts($input: CaseFactsInput!) {\n    caseFacts(input: $input) {\n      result\n      facts {\n        code\n        label\n        unit\n        value\n        options\n      }\n    }\n  }\n": typeof types.CaseFactsDocument,
    "\n  mutation CreateConceptCase($input: CreateConceptCaseInput!) {\n    createConceptCase(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": typeof types.CreateConceptCaseDocument,
    "\n  mutation UpdateConceptCase($input: UpdateConceptCaseInput!) {\n    updateConceptCase(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": typeof types.UpdateConceptCaseDocument,
    "\n  mutation DeleteConceptCase($input: ByIdConceptCase!) {\n    deleteConceptCase(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": typeof types.DeleteConceptCaseDocument,
    "\n  mutation SaveConcept($input: SaveConceptInput!) {\n    saveConcept(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.SaveConceptDocument,
    "\n  query ValidatePayrollWithLicense($input: ValidatePayrollWithLicenseInput!) {\n    validatePayrollWithLicense(input: $input) {\n      valid\n      message\n      licenseDays\n    }\n  }\n": typeof types.ValidatePayrollWithLicenseDocument,
    "\n  query ContractsInMonth($input: OfPayrollMonth!) {\n    activeContractInMonth(input: $input) {\n      contractId\n      userId\n      contractCode\n      name\n      rut\n      jobTitle\n      area\n    }\n  }\n": typeof types.ContractsInMonthDocument,
    "\n  query InputItems {\n    inputItems {\n      code\n      label\n      unit\n      group\n    }\n  }\n": typeof types.InputItemsDocument,
    "\n  query UserItems($input: UserItemsInput!) {\n    userItems(input: $input) {\n      id\n      contractId\n      person\n      contractCode\n      itemCode\n      itemLabel\n      unit\n      kind\n      value\n      startMonth\n      endMonth\n      totalQuotas\n      currentQuota\n      totalAmount\n      taken\n      carried\n      status\n      comment\n      origin\n      version\n      userId\n    }\n  }\n": typeof types.UserItemsDocument,
    "\n  query NetsInMonth($input: OfPayrollMonth!) {\n    recalculations(input: $input) {\n      contractId\n      net\n      before\n      revisions\n    }\n  }\n": typeof types.NetsInMonthDocument,
    "\n  mutation SaveUserItems($input: SaveUserItemsInput!) {\n    saveUserItems(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        saved\n      }\n    }\n  }\n": typeof types.SaveUserItemsDocument,
    "\n  mutation CreateUserItem($input: CreateUserItemInput!) {\n    createUserItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": typeof types.CreateUserItemDocument,
    "\n  mutation UpdateUserItem($input: UpdateUserItemInput!) {\n    updateUserItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": typeof types.UpdateUserItemDocument,
    "\n  mutation RemoveUserItem($input: RemoveUserItemInput!) {\n    removeUserItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.RemoveUserItemDocument,
    "\n  mutation SuspendUserItem($input: UserItemInMonth!) {\n    suspendUserItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": typeof types.SuspendUserItemDocument,
    "\n  mutation ResumeUserItem($input: UserItemInMonth!) {\n    resumeUserItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": typeof types.ResumeUserItemDocument,
    "\n  query PreviousUserItems($input: PreviousUserItemsInput!) {\n    previousUserItems(input: $input) {\n      contractId\n      itemCode\n      value\n    }\n  }\n": typeof types.PreviousUserItemsDocument,
    "\n  query PersonContracts($input: UserContractsInput!) {\n    userContracts(input: $input) {\n      id\n      code\n      userCode\n      status\n      state\n      userId\n      businessId\n      businessName\n      initialDate\n      finalDate\n      signatureDate\n      signed\n      signatureIntegrationCode\n      version\n      contractType\n      jobTitle\n      jobTitleFamily\n      area\n      branchOffice\n      supervisorId\n      supervisorName\n      isSupervisor\n      apprentice\n      fixedTermRenewals\n      isProfessional\n      monthlySalary {\n        value\n        currency\n      }\n      paymentPeriod\n      taxRegime\n      taxPeriod\n      gratificationType\n      gratificationAmount\n      isCorporateSalary\n      overdraft\n      weekdayRate {\n        value\n        currency\n      }\n      saturdayRate {\n        value\n        currency\n      }\n      sundayRate {\n        value\n        currency\n      }\n      holidayRate {\n        value\n        currency\n      }\n      nightSurcharge\n      holidaySurcharge\n      hoursPerWeek\n      daysPerWeek\n      art22\n      cycleHours\n      cycleDays\n      isDomestic\n      liveIn\n      shiftWork\n      remoteWork\n      partTime\n      syncAttendance\n      syncDigitalSign\n      heavyWork\n      heavyWorkRate\n      syndicateId\n      syndicateName\n      unionFeeType\n      unionFeeValue\n      asOf\n      versionFrom\n      nextFrom\n      revealed\n      canUpdate\n      warnings\n    }\n  }\n": typeof types.PersonContractsDocument,
    "\n  query ContractHistoryOf($input: ContractHistoryInput!) {\n    contractHistory(input: $input) {\n      periods {\n        key\n        from\n        until\n        recordedAt\n        supersededAt\n        author\n        changes\n      }\n      changes {\n        key\n        attribute\n        label\n        from\n        before\n        after\n        author\n        recordedAt\n      }\n    }\n  }\n": typeof types.ContractHistoryOfDocument,
    "\n  query ContractChoices {\n    contractOptions {\n      areas\n      branchOffices\n      jobTitles\n      jobTitleFamilies\n      businesses {\n        id\n        name\n      }\n      syndicates {\n        id\n        name\n      }\n    }\n  }\n": typeof types.ContractChoicesDocument,
    "\n  mutation CreateContract($input: CreateUserContractInput!) {\n    createUserContract(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        warnings\n      }\n    }\n  }\n": typeof types.CreateContractDocument,
    "\n  mutation UpdateContract($input: UpdateUserContractInput!) {\n    updateUserContract(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        warnings\n      }\n    }\n  }\n": typeof types.UpdateContractDocument,
    "\n  mutation UpdateContractStatus($input: UpdateUserContractStatusInput!) {\n    updateUserContractStatus(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        state\n      }\n    }\n  }\n": typeof types.UpdateContractStatusDocument,
    "\n  mutation DeleteContract($input: ByIdContract!) {\n    deleteUserContract(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.DeleteContractDocument,
    "\n  query StartOfPayroll($input: PayrollStartInput!) {\n    payrollStart(input: $input) {\n      yearMonth\n      from\n      ofContract\n    }\n  }\n": typeof types.StartOfPayrollDocument,
    "\n  query ChooseContract($input: AllContractsInput!) {\n    allContracts(input: $input) {\n      id\n      label\n      hint\n    }\n  }\n": typeof types.ChooseContractDocument,
    "\n  query Directory($filter: DirectoryFilter, $sort: DirectorySort, $page: Page) {\n    directory(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        userId\n        fullname\n        jobTitle\n        area\n        branchOffice\n        businessName\n        supervisorName\n        workPhone\n        businessEmail\n        avatarUrl\n        online\n      }\n    }\n  }\n": typeof types.DirectoryDocument,
    "\n  query People($filter: UsersFilter, $sort: UsersSort, $page: Page) {\n    users(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        id\n        fullname\n        gentilitie\n        rut\n        identificationType\n        role\n        status\n        email\n        personalPhone\n        birthday\n        avatarUrl\n        state\n        contractType\n        jobTitle\n        area\n        branchOffice\n        businessName\n        supervisorName\n        initialDate\n        finalDate\n        missing\n        online\n      }\n    }\n  }\n": typeof types.PeopleDocument,
    "\n  query PeopleCounts($input: UsersFilter!) {\n    userCounts(input: $input) {\n      total\n      incomplete\n      states {\n        state\n        total\n      }\n    }\n    areas {\n      name\n      total\n    }\n    branchOffices {\n      name\n      total\n    }\n  }\n": typeof types.PeopleCountsDocument,
    "\n  query ExportPeople($input: ExportUsersInput!) {\n    exportUsers(input: $input)\n  }\n": typeof types.ExportPeopleDocument,
    "\n  query PersonRecord($input: UserInput!) {\n    user(input: $input) {\n      id\n      fullname\n      initials\n      rut\n      documentNumber\n      identificationType\n      role\n      status\n      isPrivateRole\n      external\n      retired\n      comment\n      version\n      username\n      accountEmail\n      accountKeptBy\n      closed {\n        field\n        reason\n      }\n      avatarUrl\n      avatarFileId\n      state\n      jobTitle\n      jobTitleFamily\n      area\n      branchOffice\n      businessName\n      supervisorId\n      supervisorName\n      initialDate\n      finalDate\n      admissionDate\n      contractId\n      contractType\n      missing\n      online\n      asOf\n      held\n      recordFrom\n      versionFrom\n      nextFrom\n      seesReserved\n      revealed\n      canUpdate\n      canUpdateAvatar\n      canSeePay\n      canSeeAbsences\n      canAddAbsences\n      firstname\n      secondName\n      paternalLastname\n      maternalLastname\n      birthday\n      gender\n      genderPrevired\n      civilStatus\n      countryOfOrigin\n      email\n      personalPhone\n      businessEmail\n      addressCountry\n      address\n      communeCode\n      city\n      province\n      region\n      postalCode\n      previsionType\n      retirementScheme\n      pensionInstitution\n      pensionStatus\n      ipsReducedRate\n      afcEnrolled\n      afcDate\n      unemploymentInsuranceDate\n      afcConfig\n      afpCollect\n      keepsContributing\n      partialDisability\n      youngSubsidy\n      healthInstitution\n      healthPercentage\n      healthAmountUf\n      healthAmount\n      apviInstitution\n      apviRegime\n      apvi {\n        value\n        currency\n      }\n      apvi2Institution\n      apvi2Regime\n      apvi2 {\n        value\n        currency\n      }\n      apvcInstitution\n      apvc {\n        value\n        currency\n      }\n      cuenta2Institution\n      cuenta2 {\n        value\n        currency\n      }\n      subjectToFamilyAllowance\n      familyAllowanceSegment\n      simpleBurdens\n      maternalBurdens\n      disabledBurdens\n      subjectToJudicialRetention\n      judicial {\n        value\n        currency\n      }\n      judicialRetentionPercentage\n    }\n  }\n": typeof types.PersonRecordDocument,
    "\n  query PersonHistory($input: UserHistoryInput!) {\n    userHistory(input: $input) {\n      periods {\n        key\n        from\n        until\n        recordedAt\n        supersededAt\n        author\n        changes\n      }\n      changes {\n        key\n        attribute\n        label\n        from\n        before\n        after\n        author\n        recordedAt\n      }\n    }\n  }\n": typeof types.PersonHistoryDocument,
    "\n  mutation CreatePerson($input: CreateUserInput!) {\n    createUser(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        fullname\n        username\n        temporaryPassword\n        invitedTo\n      }\n    }\n  }\n": typeof types.CreatePersonDocument,
    "\n  mutation UpdatePerson($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        version\n      }\n    }\n  }\n": typeof types.UpdatePersonDocument,
    "\n  mutation UpdatePersonStatus($input: UpdateUserStatusInput!) {\n    updateUserStatus(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        status\n      }\n    }\n  }\n": typeof types.UpdatePersonStatusDocument,
    "\n  mutation DeletePerson($input: ByIdUser!) {\n    deleteUser(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.DeletePersonDocument,
    "\n  mutation GiveAccess($input: CreateLoginInput!) {\n    createLogin(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        username\n        temporaryPassword\n        invitedTo\n      }\n    }\n  }\n": typeof types.GiveAccessDocument,
    "\n  mutation ChangeAccount($input: UpdateLoginInput!) {\n    updateLogin(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        username\n        email\n      }\n    }\n  }\n": typeof types.ChangeAccountDocument,
    "\n  mutation VouchForAccount($input: VouchForLoginInput!) {\n    vouchForLogin(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.VouchForAccountDocument,
    "\n  query Payments($input: PaymentMethodsInput!) {\n    paymentMethods(input: $input) {\n      id\n      kind\n      bankCode\n      accountType\n      accountNumber\n      isCurrent\n      version\n    }\n  }\n": typeof types.PaymentsDocument,
    "\n  mutation AddPayment($input: CreatePaymentMethodInput!) {\n    createPaymentMethod(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": typeof types.AddPaymentDocument,
    "\n  mutation UsePayment($input: UpdatePaymentMethodInput!) {\n    updatePaymentMethod(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": typeof types.UsePaymentDocument,
    "\n  mutation DeletePayment($input: ByIdPaymentMethod!) {\n    deletePaymentMethod(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.DeletePaymentDocument,
    "\n  query PersonBusinesses($input: UserBusinessesInput!) {\n    userBusinesses(input: $input) {\n      id\n      businessId\n      businessName\n      inPayroll\n      privateRole\n      workPhone\n      businessEmail\n      firstAdmissionDate\n      admissionDate\n      version\n      validTo\n      userContracts {\n        id\n        jobTitle\n        state\n      }\n    }\n  }\n": typeof types.PersonBusinessesDocument,
    "\n  mutation AddPersonToBusiness($input: AddToBusinessInput!) {\n    addToBusiness(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": typeof types.AddPersonToBusinessDocument,
    "\n  mutation UpdatePersonBusiness($input: UpdateUserBusinessInput!) {\n    updateUserBusiness(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": typeof types.UpdatePersonBusinessDocument,
    "\n  mutation RemovePersonBusiness($input: ByIdUserBusiness!) {\n    deleteUserBusiness(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.RemovePersonBusinessDocument,
    "\n  query InvitableUsers {\n    invitableUsers {\n      id\n      fullname\n      email\n      invited\n      whyNot\n    }\n  }\n": typeof types.InvitableUsersDocument,
    "\n  mutation InviteUsers($input: InviteUsersInput!) {\n    inviteUsers(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        invited\n        others {\n          id\n          fullname\n          whyNot\n        }\n      }\n    }\n  }\n": typeof types.InviteUsersDocument,
    "\n  query FindUsers($filter: UsersFilter, $page: Page) {\n    users(filter: $filter, page: $page) {\n      rows {\n        id\n        fullname\n        rut\n        jobTitle\n      }\n    }\n  }\n": typeof types.FindUsersDocument,
    "\n  query ChooseUser($input: AllUsersInput!) {\n    allUsers(input: $input) {\n      id\n      fullname\n      rut\n    }\n  }\n": typeof types.ChooseUserDocument,
    "\n  query Absences($filter: AbsenceFilter, $sort: AbsencesSort, $page: Page) {\n    absences(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        id\n        userContractId\n        userId\n        fullname\n        rut\n        businessName\n        jobTitle\n        type\n        subtype\n        kind\n        pay\n        startDate\n        endDate\n        halfDay\n        realDays\n        workDays\n        responseStatus\n        response\n        lateUntil\n        creator\n        lastUpdateUser\n        hasFile\n        canWithdraw\n        version\n      }\n    }\n  }\n": typeof types.AbsencesDocument,
    "\n  query TeamAbsences($input: TeamAbsencesInput!) {\n    teamAbsences(input: $input) {\n      id\n      userContractId\n      userId\n      fullname\n      rut\n      businessName\n      jobTitle\n      type\n      subtype\n      kind\n      pay\n      startDate\n      endDate\n      halfDay\n      realDays\n      workDays\n      responseStatus\n      response\n      lateUntil\n      creator\n      lastUpdateUser\n      hasFile\n      canWithdraw\n      version\n    }\n  }\n": typeof types.TeamAbsencesDocument,
    "\n  query AbsencesOf($input: UserAbsencesInput!) {\n    userAbsences(input: $input) {\n      id\n      userContractId\n      userId\n      fullname\n      rut\n      businessName\n      jobTitle\n      type\n      subtype\n      kind\n      pay\n      startDate\n      endDate\n      applicationStartDate\n      applicationEndDate\n      halfDay\n      ignoreHolidays\n      realDays\n      workDays\n      licenseNumber\n      format\n      sendEmailToSupervisor\n      continuousLicense\n      firstLicence\n      contributionDays\n      previousPay\n      description\n      comment\n      fileId\n      fileUrl\n      hasFile\n      responseStatus\n      response\n      respondedAt\n      lateUntil\n      creator\n      lastUpdateUser\n      revealed\n      version\n    }\n  }\n": typeof types.AbsencesOfDocument,
    "\n  query AbsencePreview($input: AbsenceOverlapDatesInput!) {\n    absenceOverlapDates(input: $input) {\n      realDays\n      workDays\n      overlaps {\n        id\n        kind\n        startDate\n        endDate\n        status\n      }\n      effects {\n        yearMonth\n        isOpen\n        words\n      }\n    }\n  }\n": typeof types.AbsencePreviewDocument,
    "\n  query YearOfAbsences($input: UserAbsenceYearInput!) {\n    userAbsenceYear(input: $input) {\n      year\n      years\n      pending\n      used {\n        kind\n        type\n        pay\n        count\n        realDays\n        workDays\n      }\n    }\n  }\n": typeof types.YearOfAbsencesDocument,
    "\n  query ContractsToMiss($input: AbsenceContractsInput!) {\n    absenceContracts(input: $input) {\n      id\n      label\n      hint\n    }\n  }\n": typeof types.ContractsToMissDocument,
    "\n  mutation CreateAbsence($input: CreateAbsenceInput!) {\n    createAbsence(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        responseStatus\n      }\n    }\n  }\n": typeof types.CreateAbsenceDocument,
    "\n  mutation UpdateAbsence($input: UpdateAbsenceInput!) {\n    updateAbsence(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": typeof types.UpdateAbsenceDocument,
    "\n  mutation AnswerAbsence($input: UpdateAbsenceResponseInput!) {\n    updateAbsenceResponse(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        responseStatus\n      }\n    }\n  }\n": typeof types.AnswerAbsenceDocument,
    "\n  mutation WithdrawAbsence($input: WithdrawAbsenceInput!) {\n    withdrawAbsence(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        responseStatus\n      }\n    }\n  }\n": typeof types.WithdrawAbsenceDocument,
    "\n  mutation DeleteAbsence($input: ByIdAbsence!) {\n    deleteAbsence(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": typeof types.DeleteAbsenceDocument,
};
const documents: Documents = {
    "query Holidays { holidays { id date title type status irrevocable comment version } }": types.HolidaysDocument,
    "mutation CreateHoliday($input: CreateHolidayInput!) { createHoliday(input: $input) { status message error { kind message field traceId } data { id date title type status irrevocable comment version } } }": types.CreateHolidayDocument,
    "mutation UpdateHoliday($input: UpdateHolidayInput!) { updateHoliday(input: $input) { status message error { kind message field traceId } data { id date title type status irrevocable comment version } } }": types.UpdateHolidayDocument,
    "mutation DeleteHoliday($input: ByIdHoliday!) { deleteHoliday(input: $input) { status message error { kind message field traceId } data } }": types.DeleteHolidayDocument,
    "query CompanyProfiles { companyProfiles { id name version } }": types.CompanyProfilesDocument,
    "mutation CreateProfile($input: CreateProfileInput!) { createProfile(input: $input) { status message error { kind message field traceId } data { id name version } } }": types.CreateProfileDocument,
    "mutation UpdateProfile($input: UpdateProfileInput!) { updateProfile(input: $input) { status message error { kind message field traceId } data { id name version } } }": types.UpdateProfileDocument,
    "mutation DeleteProfile($input: ByIdProfile!) { deleteProfile(input: $input) { status message error { kind message field traceId } data } }": types.DeleteProfileDocument,
    "\n  query AuditTrail($filter: AuditLogFilter, $sort: AuditLogSort, $page: Page) {\n    auditLog(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        seq\n        at\n        action\n        entity\n        subject\n        personId\n        author\n        acting\n        withheld\n        parts {\n          entity\n          action\n          withheld\n          changes {\n            field\n            before\n            after\n          }\n        }\n        more\n      }\n    }\n  }\n": types.AuditTrailDocument,
    "\n  query VerifyTrail {\n    verifyAudit {\n      events\n      intact\n      problem\n    }\n  }\n": types.VerifyTrailDocument,
    "\n  query HomeScreen {\n    dashboard {\n      today\n      yearMonth\n      months {\n        id\n        businessName\n        yearMonth\n        isOpen\n        stateLabel\n        contracts\n        calculated\n        failed\n        changesSince\n        calculating\n        missingIndicators\n        totalPeople\n        totalNet\n        totalCost\n      }\n      payroll {\n        isOpen\n        businesses\n        allBusinesses\n        now {\n          yearMonth\n          people\n          calculated\n          earnings\n          net\n          cost\n        }\n        before {\n          yearMonth\n          people\n          calculated\n          earnings\n          net\n          cost\n        }\n        history {\n          yearMonth\n          people\n          calculated\n          earnings\n          net\n          cost\n        }\n      }\n      people {\n        active\n        incoming\n        incomplete\n      }\n      movements {\n        entering {\n          total\n          rows {\n            id\n            userId\n            fullname\n            businessName\n            day\n          }\n        }\n        leaving {\n          total\n          rows {\n            id\n            userId\n            fullname\n            businessName\n            day\n          }\n        }\n        expiring {\n          total\n          rows {\n            id\n            userId\n            fullname\n            businessName\n            day\n          }\n        }\n      }\n      own {\n        payslip {\n          monthId\n          contractId\n          yearMonth\n          net\n          earnings\n          deductions\n          businessName\n        }\n        contracts {\n          id\n          businessName\n          jobTitle\n          contractType\n          initialDate\n          finalDate\n        }\n      }\n    }\n  }\n": types.HomeScreenDocument,
    "\n  query FirstSteps($input: FirstStepsInput) {\n    firstSteps(input: $input) {\n      released\n      businessId\n      monthId\n      yearMonth\n      userId\n      uncontractedId\n      steps {\n        step\n        state\n        optional\n        lacks {\n          text\n          businessId\n          userId\n        }\n      }\n    }\n  }\n": types.FirstStepsDocument,
    "\n  mutation LeaveFirstStep($input: LeaveFirstStepInput!) {\n    leaveFirstStep(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.LeaveFirstStepDocument,
    "\n  query CompanyProfileList {\n    profiles {\n      id\n      name\n      people\n      services\n    }\n  }\n": types.CompanyProfileListDocument,
    "\n  query ProfileChoices {\n    companyProfiles {\n      id\n      name\n    }\n  }\n": types.ProfileChoicesDocument,
    "\n  query OneProfile($input: ByIdProfile!) {\n    profilePermissions(input: $input) {\n      id\n      name\n      version\n      people\n      services\n      isOwn\n      roles\n      permissions {\n        code\n        create\n        read\n        update\n        delete\n      }\n      company {\n        slug\n        today\n        options\n        exceptions {\n          code\n          since\n          until\n        }\n        modules {\n          module\n          employee\n          manager\n          superManager\n          admin\n        }\n      }\n    }\n  }\n": types.OneProfileDocument,
    "\n  query ProfileAssignments($filter: AssignmentFilter, $sort: ProfileAssignmentsSort, $page: Page) {\n    profileAssignments(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        userId\n        fullname\n        role\n        status\n        profileId\n        profileName\n        restrictionId\n        restrictionName\n      }\n    }\n  }\n": types.ProfileAssignmentsDocument,
    "\n  query CompanyRestrictions {\n    restrictions {\n      id\n      name\n      version\n      people\n      businesses {\n        id\n        name\n      }\n    }\n  }\n": types.CompanyRestrictionsDocument,
    "\n  query RestrictableBusinesses {\n    businesses {\n      id\n      name\n      workers\n    }\n  }\n": types.RestrictableBusinessesDocument,
    "\n  query EffectivePermissions($input: PermissionInput!) {\n    permission(input: $input) {\n      userId\n      fullname\n      role\n      isOwn\n      inactive\n      profileId\n      profileName\n      restrictionName\n      businesses\n      decisions {\n        permission\n        allowed\n        because\n        reach\n      }\n    }\n  }\n": types.EffectivePermissionsDocument,
    "\n  mutation SaveProfile($input: UpdateProfilePermissionInput!) {\n    updateProfilePermission(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        version\n      }\n    }\n  }\n": types.SaveProfileDocument,
    "\n  mutation GiveProfile($input: UpdateProfileUserInput!) {\n    updateProfileUser(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        userId\n      }\n    }\n  }\n": types.GiveProfileDocument,
    "\n  mutation NarrowPerson($input: UpdateRestrictionUserInput!) {\n    updateRestrictionUser(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        userId\n      }\n    }\n  }\n": types.NarrowPersonDocument,
    "\n  mutation CreateRestriction($input: CreateRestrictionInput!) {\n    createRestriction(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": types.CreateRestrictionDocument,
    "\n  mutation UpdateRestriction($input: UpdateRestrictionFilterInput!) {\n    updateRestrictionFilter(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        version\n      }\n    }\n  }\n": types.UpdateRestrictionDocument,
    "\n  mutation DeleteRestriction($input: ByIdRestriction!) {\n    deleteRestriction(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.DeleteRestrictionDocument,
    "\n  query OnlineUsers {\n    onlineUsers {\n      total\n      rows {\n        id\n        fullname\n        jobTitle\n        avatarUrl\n      }\n    }\n  }\n": types.OnlineUsersDocument,
    "\n  query ActivityFeed {\n    activity {\n      kind\n      count\n      subject\n      businessName\n      own\n      at\n      author\n      userId\n      payrollMonthId\n      processType\n    }\n  }\n": types.ActivityFeedDocument,
    "\n  query ReportsScreen {\n    reports {\n      reports {\n        name\n        label\n        description\n        code\n        group\n        filters {\n          name\n          label\n        }\n        chart\n        download\n      }\n      businesses {\n        id\n        name\n      }\n      months\n    }\n  }\n": types.ReportsScreenDocument,
    "\n  query ReportPreview($input: ReportPreviewInput!) {\n    reportPreview(input: $input) {\n      name\n      label\n      headers {\n        label\n        kind\n        group\n      }\n      rows {\n        cells\n      }\n      total\n      totals {\n        cells\n      }\n      chart {\n        type\n        unit\n        categories\n        series {\n          name\n          values\n        }\n      }\n      notes\n      error\n    }\n  }\n": types.ReportPreviewDocument,
    "\n  mutation RunReport($input: RunReportInput!) {\n    runReport(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        state\n      }\n    }\n  }\n": types.RunReportDocument,
    "\n  query ReportProcess($input: ReportProcessInput!) {\n    reportProcess(input: $input) {\n      id\n      type\n      label\n      state\n      stateLabel\n      format\n      fileName\n      fileUrl\n      requestedBy\n      requestedAt\n      month\n      year\n      error\n    }\n  }\n": types.ReportProcessDocument,
    "\n  mutation ProveIdentity($input: ProveIdentityInput!) {\n    proveIdentity(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        second {\n          challenge\n          totp\n          recoveryCodes\n          passkey\n        }\n      }\n    }\n  }\n": types.ProveIdentityDocument,
    "\n  mutation ProveSecond($input: ProveSecondInput!) {\n    proveSecond(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.ProveSecondDocument,
    "\n  query OwnSessions {\n    ownSessions {\n      id\n      device\n      address\n      createdAt\n      lastSeenAt\n      proof\n      current\n    }\n  }\n": types.OwnSessionsDocument,
    "\n  mutation EndSession($input: ByIdSession!) {\n    endSession(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.EndOtherSessionsDocument,
    "\n  query UserAccess($input: OfAccess!) {\n    userAccess(input: $input) {\n      state\n      username\n      email\n      invitedUntil\n      lastSeenAt\n      openSessions\n      secondFactor\n      whyNotHelp\n      whyNotPassword\n    }\n  }\n": types.UserAccessDocument,
    "\n  mutation SendAccess($input: OfAccess!) {\n    sendAccess(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        username\n        temporaryPassword\n        invitedTo\n      }\n    }\n  }\n": types.SendAccessDocument,
    "\n  mutation EndUserSessions($input: OfAccess!) {\n    endUserSessions(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.EndUserSessionsDocument,
    "\n  mutation ResetSecondFactor($input: OfAccess!) {\n    resetSecondFactor(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.ResetSecondFactorDocument,
    "\n  query CompanyBusinesses {\n    businesses {\n      id\n      name\n      businessName\n      rut\n      status\n      principal\n      usePayroll\n      businessField\n      workers\n    }\n  }\n": types.CompanyBusinessesDocument,
    "\n  query OneBusiness($input: ByIdBusiness!) {\n    business(input: $input) {\n      id\n      name\n      businessName\n      rut\n      usePayroll\n      activityCode\n      businessField\n      phone\n      email\n      address\n      communeCode\n      mutualCode\n      baseAccidentabilityRate\n      accidentabilityRate\n      sannaRate\n      ccafCode\n      principal\n      status\n      representatives {\n        name\n        rut\n      }\n      logo\n      version\n      workers\n    }\n  }\n": types.OneBusinessDocument,
    "\n  query BusinessOptions($input: OfBusiness!) {\n    businessOptions(input: $input) {\n      businessId\n      payrollUseThirtyDays\n      payrollUseThirtyDaysOnLicense\n      payrollPayGratificationLicense\n      vacationPublic\n      vacationPublicSupervisor\n      payrollPublicSupervisor\n      vacationEmailSupervisor\n      vacationEmailManager\n      vacationEmailResponse\n      logo\n      conventions {\n        code\n        value\n      }\n      version\n    }\n  }\n": types.BusinessOptionsDocument,
    "\n  query BusinessAccounts($input: OfBusiness!) {\n    bankAccountsBusiness(input: $input) {\n      id\n      bankCode\n      accountType\n      accountIdentifier\n      currency\n      version\n    }\n  }\n": types.BusinessAccountsDocument,
    "\n  query CompanySyndicates {\n    syndicates {\n      id\n      name\n      rut\n      feeType\n      feeValue\n      members\n    }\n  }\n": types.CompanySyndicatesDocument,
    "\n  query OneSyndicate($input: ByIdSyndicate!) {\n    syndicate(input: $input) {\n      id\n      name\n      rut\n      feeType\n      feeValue\n      members\n      version\n    }\n  }\n": types.OneSyndicateDocument,
    "\n  query ProcessRules($input: OfRules!) {\n    processRules(input: $input) {\n      fromMonth\n      closingApproval\n      payDay\n      payNextMonth\n      version\n    }\n  }\n": types.ProcessRulesDocument,
    "\n  mutation SaveProcessRule($input: SaveProcessRuleInput!) {\n    saveProcessRule(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        saved\n      }\n    }\n  }\n": types.SaveProcessRuleDocument,
    "\n  mutation CreateBusiness($input: CreateBusinessInput!) {\n    createBusiness(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": types.CreateBusinessDocument,
    "\n  mutation UpdateBusiness($input: UpdateBusinessInput!) {\n    updateBusiness(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": types.UpdateBusinessDocument,
    "\n  mutation UpdateBusinessOption($input: UpdateBusinessOptionInput!) {\n    updateBusinessOption(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        version\n      }\n    }\n  }\n": types.UpdateBusinessOptionDocument,
    "\n  mutation CreateBankAccount($input: CreateBankAccountInput!) {\n    createBankAccount(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": types.CreateBankAccountDocument,
    "\n  mutation UpdateBankAccount($input: UpdateBankAccountInput!) {\n    updateBankAccount(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": types.UpdateBankAccountDocument,
    "\n  mutation CreateSyndicate($input: CreateSyndicateInput!) {\n    createSyndicate(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": types.CreateSyndicateDocument,
    "\n  mutation UpdateSyndicate($input: UpdateSyndicateInput!) {\n    updateSyndicate(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": types.UpdateSyndicateDocument,
    "\n  mutation DeleteSyndicate($input: ByIdSyndicate!) {\n    deleteSyndicate(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.DeleteSyndicateDocument,
    "\n  query ChooseBusiness {\n    businesses {\n      id\n      name\n      businessName\n      rut\n    }\n  }\n": types.ChooseBusinessDocument,
    "\n  query Companies($filter: CompaniesFilter, $sort: CompaniesSort, $page: Page) {\n    companies(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        id\n        name\n        slug\n        status\n        logo\n        logins\n        online\n        lastSeenAt\n        failedMails\n        createdAt\n      }\n    }\n  }\n": types.CompaniesDocument,
    "\n  mutation CreateCompany($input: CreateCompanyInput!) {\n    createCompany(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        name\n        username\n        invitedTo\n      }\n    }\n  }\n": types.CreateCompanyDocument,
    "\n  mutation UpdateStatusCompany($input: UpdateStatusCompanyInput!) {\n    updateStatusCompany(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        status\n      }\n    }\n  }\n": types.UpdateStatusCompanyDocument,
    "\n  query General {\n    superadminGeneral {\n      companies\n      active\n      suspended\n      logins\n      sessions\n      mails\n      failedMails\n      database\n      databaseMegabytes\n      runtime\n      uptimeMinutes\n      memoryMegabytes\n      connections\n      waiting\n    }\n  }\n": types.GeneralDocument,
    "\n  query Outbox($filter: MailOutboxFilter, $sort: MailOutboxSort, $page: Page) {\n    mailOutbox(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        id\n        recipient\n        subject\n        textBody\n        status\n        error\n        createdAt\n      }\n    }\n  }\n": types.OutboxDocument,
    "\n  query OwnCompanyData($input: CompanyInput) {\n    company(input: $input) {\n      id\n      name\n      slug\n      description\n      phone\n      url\n      email\n      status\n      countryId\n      access\n      logo\n      loginBackground\n      logins\n      usersCount\n      businesses {\n        id\n        name\n        rut\n        status\n      }\n      version\n      createdAt\n    }\n  }\n": types.OwnCompanyDataDocument,
    "\n  mutation UpdateCompany($input: UpdateCompanyInput!) {\n    updateCompany(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        version\n      }\n    }\n  }\n": types.UpdateCompanyDocument,
    "\n  query CompanyStanding($input: ByIdCompany!) {\n    companyDashboard(input: $input) {\n      people\n      withContract\n      businesses\n      openMonths\n      lastClosedMonth\n      failedJobs\n      suspendedServices\n      exceptions\n      logins\n      neverSignedIn\n      withoutAccess\n      online\n      lastSeenAt\n      storedMegabytes\n    }\n  }\n": types.CompanyStandingDocument,
    "\n  query PeopleWithAccess($filter: CompanyPeopleFilter, $sort: CompanyPeopleSort, $page: Page) {\n    companyPeople(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        userId\n        fullname\n        role\n        username\n        email\n        access\n        lastSeenAt\n      }\n    }\n  }\n": types.PeopleWithAccessDocument,
    "\n  mutation SendRecovery($input: RecoverPasswordInput!) {\n    recoverPassword(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.SendRecoveryDocument,
    "\n  mutation RemoveCompanyImage($input: RemoveCompanyImageInput!) {\n    removeCompanyImage(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.RemoveCompanyImageDocument,
    "\n  mutation InviteAdmins($input: ByIdCompany!) {\n    inviteCompanyAdmins(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        invited\n      }\n    }\n  }\n": types.InviteAdminsDocument,
    "\n  query Security {\n    companySecurity {\n      secondFactor\n    }\n  }\n": types.SecurityDocument,
    "\n  mutation UpdateSecurity($input: UpdateCompanySecurityInput!) {\n    updateCompanySecurity(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        secondFactor\n      }\n    }\n  }\n": types.UpdateSecurityDocument,
    "\n  query PeopleOfCompany($filter: CompanyPeopleFilter, $page: Page) {\n    companyPeople(filter: $filter, page: $page) {\n      rows {\n        userId\n        fullname\n        username\n      }\n    }\n  }\n": types.PeopleOfCompanyDocument,
    "\n  query Services {\n    services {\n      module\n      label\n      built\n      neverEmployees\n      employees\n      managers\n      superManagers\n      admins\n    }\n  }\n": types.ServicesDocument,
    "\n  query CompanyServices($input: OfCompany) {\n    servicesCompany(input: $input) {\n      module\n      label\n      built\n      neverEmployees\n      given\n      state\n      version\n      employee\n      manager\n      superManager\n      admin\n      employees\n      managers\n      superManagers\n      admins\n    }\n  }\n": types.CompanyServicesDocument,
    "\n  mutation CreateServiceCompany($input: CreateServiceCompanyInput!) {\n    createServiceCompany(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        module\n        label\n      }\n    }\n  }\n": types.CreateServiceCompanyDocument,
    "\n  mutation UpdateStateServiceCompany($input: UpdateStateServiceCompanyInput!) {\n    updateStateServiceCompany(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        module\n        label\n        state\n      }\n    }\n  }\n": types.UpdateStateServiceCompanyDocument,
    "\n  query CompanyExceptions($input: OfCompany) {\n    companyExceptions(input: $input) {\n      id\n      code\n      label\n      person\n      since\n      until\n      reason\n      state\n      version\n    }\n  }\n": types.CompanyExceptionsDocument,
    "\n  mutation GiveException($input: GiveExceptionInput!) {\n    giveException(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": types.GiveExceptionDocument,
    "\n  mutation EndException($input: EndExceptionInput!) {\n    endException(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.EndExceptionDocument,
    "\n  query OwnFactors {\n    ownFactors {\n      totpSince\n      recoveryCodesLeft\n      canAddPasskey\n      required\n      passkeys {\n        id\n        label\n        createdAt\n        lastUsedAt\n      }\n    }\n  }\n": types.OwnFactorsDocument,
    "\n  mutation StartTotp {\n    startTotp {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        challenge\n        secret\n        uri\n      }\n    }\n  }\n": types.StartTotpDocument,
    "\n  mutation ConfirmTotp($input: ConfirmTotpInput!) {\n    confirmTotp(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        recoveryCodes\n      }\n    }\n  }\n": types.ConfirmTotpDocument,
    "\n  mutation RemoveTotp {\n    removeTotp {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.RemoveTotpDocument,
    "\n  mutation StartPasskey {\n    startPasskey {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        challenge\n        options\n      }\n    }\n  }\n": types.StartPasskeyDocument,
    "\n  mutation ConfirmPasskey($input: ConfirmPasskeyInput!) {\n    confirmPasskey(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        recoveryCodes\n      }\n    }\n  }\n": types.ConfirmPasskeyDocument,
    "\n  mutation RemovePasskey($input: ByIdPasskey!) {\n    removePasskey(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.RemovePasskeyDocument,
    "\n  mutation NewRecoveryCodes {\n    newRecoveryCodes {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        recoveryCodes\n      }\n    }\n  }\n": types.NewRecoveryCodesDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        token\n        browser\n        second {\n          challenge\n          totp\n          recoveryCodes\n          passkey\n        }\n      }\n    }\n  }\n": types.SignInDocument,
    "\n  mutation SignInSecond($input: SignInSecondInput!) {\n    signInSecond(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        token\n        browser\n      }\n    }\n  }\n": types.SignInSecondDocument,
    "\n  query PasswordLink($input: PasswordLinkInput!) {\n    passwordLink(input: $input) {\n      open\n      kind\n      username\n      company\n    }\n  }\n": types.PasswordLinkDocument,
    "\n  mutation Logout {\n    logout {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.LogoutDocument,
    "\n  mutation RecoverPassword($input: RecoverPasswordInput!) {\n    recoverPassword(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.RecoverPasswordDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  mutation UpdatePassword($input: UpdatePasswordInput!) {\n    updatePassword(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.UpdatePasswordDocument,
    "\n  mutation SimulateCompany($input: SimulateCompanyInput!) {\n    simulateCompany(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.SimulateCompanyDocument,
    "\n  mutation UpdateUiConfig($input: UpdateUiConfigInput!) {\n    updateUiConfig(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.UpdateUiConfigDocument,
    "\n  query CurrentUser {\n    me {\n      id\n      username\n      fullname\n      jobTitle\n      avatarUrl\n      role\n      external\n      supervisedIds\n      forcePasswordChange\n      mustAddFactor\n      sessionUntil\n      idleUntil\n      theme\n      draftKey\n      actingUntil\n      permissions\n      company {\n        id\n        name\n        slug\n        logo\n        config {\n          access\n        }\n      }\n    }\n  }\n": types.CurrentUserDocument,
    "\n  query MaintainedItems($filter: ItemFilter, $sort: ItemsSort, $page: Page) {\n    items(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        id\n        code\n        title\n        activity\n        type\n        inputUnit\n        startDate\n        endDate\n        defaultFormulaCode\n        formula\n        deductionLimit\n        taxable\n        tributable\n        gratification\n        extraHours\n        proportional\n        informative\n        capped\n        cappedType\n        cappedValue\n        isFixed\n        compensation\n        holidays\n        medicalLicenses\n        subjectToCompensation\n        isRetained\n        seizable\n        print\n        printOnSalarySettlement\n        calculationOrder\n        printOrder\n        lreCode\n        ineCode\n        distributableInCC\n        accountingInformative\n        analyticAccounting\n        accountingCode\n        ledgerAccount\n        editable\n        universal\n        origin\n        source\n        validFrom\n        people\n        version\n      }\n    }\n  }\n": types.MaintainedItemsDocument,
    "\n  mutation CreateMaintainedItem($input: CreateItemInput!) {\n    createItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        code\n      }\n    }\n  }\n": types.CreateMaintainedItemDocument,
    "\n  mutation UpdateMaintainedItem($input: UpdateItemInput!) {\n    updateItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        code\n      }\n    }\n  }\n": types.UpdateMaintainedItemDocument,
    "\n  mutation ChangeStateOfItem($input: ChangeStateItemInput!) {\n    changeStateItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        code\n        activity\n      }\n    }\n  }\n": types.ChangeStateOfItemDocument,
    "\n  mutation DeleteMaintainedItem($input: ByIdItem!) {\n    deleteItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.DeleteMaintainedItemDocument,
    "\n  query MaintainedFormulas($filter: FormulaFilter, $sort: FormulasSort, $page: Page) {\n    formulas(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        id\n        code\n        title\n        sourceCode\n        inputName\n        inputUnit\n        itemType\n        editable\n        universal\n        origin\n        source\n        validFrom\n        uses\n        version\n      }\n    }\n  }\n": types.MaintainedFormulasDocument,
    "\n  mutation CreateMaintainedFormula($input: CreateFormulaInput!) {\n    createFormula(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        code\n      }\n    }\n  }\n": types.CreateMaintainedFormulaDocument,
    "\n  mutation UpdateMaintainedFormula($input: UpdateFormulaInput!) {\n    updateFormula(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        code\n      }\n    }\n  }\n": types.UpdateMaintainedFormulaDocument,
    "\n  mutation DeleteMaintainedFormula($input: ByIdFormula!) {\n    deleteFormula(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.DeleteMaintainedFormulaDocument,
    "\n  query OrderedItems($input: OrderedItemsInput!) {\n    orderedItems(input: $input) {\n      id\n      code\n      title\n      type\n      activity\n      number\n      version\n    }\n  }\n": types.OrderedItemsDocument,
    "\n  mutation OrderItems($input: OrderItemsInput!) {\n    orderItems(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        changed\n      }\n    }\n  }\n": types.OrderItemsDocument,
    "\n  query MaintainedVariables($filter: VariableFilter, $sort: VariablesSort, $page: Page) {\n    variables(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        id\n        code\n        title\n        type\n        subType\n        value\n        valueType\n        unit\n        startDate\n        endDate\n        source\n        editable\n        universal\n        origin\n        validFrom\n        uses\n        version\n      }\n    }\n  }\n": types.MaintainedVariablesDocument,
    "\n  mutation CreateMaintainedVariable($input: CreateVariableInput!) {\n    createVariable(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        code\n      }\n    }\n  }\n": types.CreateMaintainedVariableDocument,
    "\n  mutation UpdateMaintainedVariable($input: UpdateVariableInput!) {\n    updateVariable(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        code\n      }\n    }\n  }\n": types.UpdateMaintainedVariableDocument,
    "\n  mutation DeleteMaintainedVariable($input: ByIdVariable!) {\n    deleteVariable(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.DeleteMaintainedVariableDocument,
    "\n  query MaintainedTables($filter: PayrollTableFilter, $sort: TablesSort, $page: Page) {\n    tables(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        id\n        code\n        title\n        type\n        source\n        editable\n        universal\n        origin\n        validFrom\n        uses\n        version\n        metadata {\n          code\n          title\n          unit\n        }\n        fixedRows {\n          id\n          value1\n          value2\n          value3\n          value4\n          value5\n        }\n      }\n    }\n  }\n": types.MaintainedTablesDocument,
    "\n  mutation CreateMaintainedTable($input: CreateTableInput!) {\n    createTable(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        code\n      }\n    }\n  }\n": types.CreateMaintainedTableDocument,
    "\n  mutation UpdateMaintainedTable($input: UpdateTableInput!) {\n    updateTable(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        code\n      }\n    }\n  }\n": types.UpdateMaintainedTableDocument,
    "\n  mutation DeleteMaintainedTable($input: ByIdPayrollTable!) {\n    deleteTable(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.DeleteMaintainedTableDocument,
    "\n  query HistoryOfConcept($input: OfConcept!) {\n    conceptHistory(input: $input) {\n      from\n      until\n      recordedAt\n      author\n      values {\n        name\n        label\n        text\n      }\n    }\n  }\n": types.HistoryOfConceptDocument,
    "\n  query UsesOfConcept($input: OfConcept!) {\n    conceptUses(input: $input) {\n      kind\n      code\n      title\n    }\n  }\n": types.UsesOfConceptDocument,
    "\n  query MonthsOfConcepts($input: PayrollProcessMonthsInput!) {\n    payrollProcessMonths(input: $input) {\n      yearMonth\n      isOpen\n    }\n  }\n": types.MonthsOfConceptsDocument,
    "\n  query Indicators($input: OfYearMonth!) {\n    indicators(input: $input) {\n      key\n      label\n      unit\n      decimals\n      group\n      inPayslips\n      yearMonth\n      value\n      published\n      status\n      certain\n      ofTable\n      source\n      sourceUrl\n      note\n      since\n      previous\n      changePercent\n      lower\n      upper\n      why\n      entryId\n      entryState\n      entryValue\n      entrySource\n      entryUrl\n      entryComment\n      outOfBounds\n      needsSecond\n      enteredBy\n      enteredAt\n      confirmedBy\n      confirmedAt\n      mine\n      version\n    }\n  }\n": types.IndicatorsDocument,
    "\n  query IncomeTax($input: OfYearMonth!) {\n    incomeTax(input: $input) {\n      utm\n      status\n      source\n      sourceUrl\n      note\n      since\n      certain\n      draft {\n        above\n        upTo\n        value1\n        value2\n      }\n      entry {\n        id\n        key\n        source\n        sourceUrl\n        comment\n        state\n        outOfBounds\n        needsSecond\n        enteredBy\n        enteredAt\n        confirmedBy\n        mine\n        version\n        brackets {\n          above\n          upTo\n          value1\n          value2\n        }\n      }\n      brackets {\n        place\n        aboveUtm\n        upToUtm\n        above\n        upTo\n        factor\n        rebateUtm\n        rebate\n        most\n      }\n    }\n  }\n": types.IncomeTaxDocument,
    "\n  query FamilyAllowance($input: OfYearMonth!) {\n    familyAllowance(input: $input) {\n      status\n      source\n      sourceUrl\n      note\n      since\n      certain\n      draft {\n        above\n        upTo\n        value1\n        value2\n      }\n      entry {\n        id\n        key\n        source\n        sourceUrl\n        comment\n        state\n        outOfBounds\n        needsSecond\n        enteredBy\n        enteredAt\n        confirmedBy\n        mine\n        version\n        brackets {\n          above\n          upTo\n          value1\n          value2\n        }\n      }\n      brackets {\n        letter\n        above\n        upTo\n        amount\n      }\n    }\n  }\n": types.FamilyAllowanceDocument,
    "\n  query IndicatorHistory($input: IndicatorHistoryInput!) {\n    indicatorHistory(input: $input) {\n      yearMonth\n      value\n      status\n    }\n  }\n": types.IndicatorHistoryDocument,
    "\n  mutation EnterIndicator($input: EnterIndicatorInput!) {\n    enterIndicator(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        key\n        entryState\n      }\n    }\n  }\n": types.EnterIndicatorDocument,
    "\n  mutation ConfirmIndicator($input: ConfirmIndicatorInput!) {\n    confirmIndicator(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        key\n      }\n    }\n  }\n": types.ConfirmIndicatorDocument,
    "\n  mutation RevokeIndicator($input: RevokeIndicatorInput!) {\n    revokeIndicator(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        key\n      }\n    }\n  }\n": types.RevokeIndicatorDocument,
    "\n  mutation EnterIndicatorTable($input: EnterIndicatorTableInput!) {\n    enterIndicatorTable(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        state\n      }\n    }\n  }\n": types.EnterIndicatorTableDocument,
    "\n  mutation ConfirmIndicatorTable($input: ConfirmIndicatorTableInput!) {\n    confirmIndicatorTable(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        state\n      }\n    }\n  }\n": types.ConfirmIndicatorTableDocument,
    "\n  mutation RevokeIndicatorTable($input: RevokeIndicatorTableInput!) {\n    revokeIndicatorTable(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.RevokeIndicatorTableDocument,
    "\n  query SettlementContracts($input: OfSettlementMonth!) {\n    settlementContracts(input: $input) {\n      basePayrollMonthId\n      contractId\n      userId\n      name\n      rut\n      finalDate\n      state\n      earnings\n      deductions\n      net\n      releasedAt\n      paymentLabel\n    }\n  }\n": types.SettlementContractsDocument,
    "\n  mutation CalculateSettlement($input: GenerateProcessInput!) {\n    generateProcess(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": types.CalculateSettlementDocument,
    "\n  query AdditionalPdf($input: OfAdditionalPayment!) {\n    additionalPdf(input: $input) {\n      name\n      url\n    }\n  }\n": types.AdditionalPdfDocument,
    "\n  query AdditionalPayments($input: OfAdditionalMonth!) {\n    additionalPayments(input: $input) {\n      contractId\n      userId\n      name\n      rut\n      itemCode\n      value\n      earnings\n      deductions\n      net\n      accruedFrom\n      accruedTo\n    }\n  }\n": types.AdditionalPaymentsDocument,
    "\n  mutation NameAdditional($input: NameAdditionalInput!) {\n    nameAdditional(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        name\n      }\n    }\n  }\n": types.NameAdditionalDocument,
    "\n  mutation CalculateAdditional($input: GenerateProcessInput!) {\n    generateProcess(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        activeJobId\n      }\n    }\n  }\n": types.CalculateAdditionalDocument,
    "\n  query AdditionalItems {\n    inputItems {\n      code\n      label\n      unit\n      group\n    }\n  }\n": types.AdditionalItemsDocument,
    "\n  mutation SaveAdditionalPayments($input: SaveAdditionalPaymentsInput!) {\n    saveAdditionalPayments(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        saved\n      }\n    }\n  }\n": types.SaveAdditionalPaymentsDocument,
    "\n  query Gratification($input: OfGratification!) {\n    gratification(input: $input) {\n      isOpen\n      year\n      years {\n        year\n        reason\n      }\n      profit\n      ownCapital\n      pool\n      seesAll\n      firstMonth\n      states {\n        state\n        people\n        difference\n        net\n      }\n      job {\n        id\n        status\n        done\n        total\n        error\n      }\n    }\n  }\n": types.GratificationDocument,
    "\n  query GratificationPeople(\n    $filter: GratificationRowsFilter\n    $sort: GratificationRowsSort\n    $page: Page\n  ) {\n    gratificationRows(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        contractId\n        userId\n        name\n        rut\n        rule\n        months\n        base\n        due\n        paid\n        difference\n        state\n        reason\n        net\n      }\n    }\n  }\n": types.GratificationPeopleDocument,
    "\n  query GratificationOf($input: OfGratificationPerson!) {\n    gratificationOf(input: $input) {\n      reasons\n      yearMonths {\n        yearMonth\n        base\n        paid\n      }\n    }\n  }\n": types.GratificationOfDocument,
    "\n  mutation SaveGratification($input: SaveGratificationInput!) {\n    saveGratification(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        jobId\n      }\n    }\n  }\n": types.SaveGratificationDocument,
    "\n  mutation RemoveGratification($input: OfGratification!) {\n    removeGratification(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        paid\n      }\n    }\n  }\n": types.RemoveGratificationDocument,
    "\n  mutation ExcludeFromGratification($input: ExcludeFromGratificationInput!) {\n    excludeFromGratification(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        paid\n      }\n    }\n  }\n": types.ExcludeFromGratificationDocument,
    "\n  query AdditionalRelease($input: OfAdditionalMonth!) {\n    additionalRelease(input: $input) {\n      total\n      released\n      mailed\n      withoutMail\n      releasedAt\n    }\n  }\n": types.AdditionalReleaseDocument,
    "\n  mutation ReleaseAdditionalPayments($input: OfAdditionalMonth!) {\n    releaseAdditionalPayments(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        released\n        mailed\n      }\n    }\n  }\n": types.ReleaseAdditionalPaymentsDocument,
    "\n  query AdditionalWithoutMail($input: OfAdditionalMonth!) {\n    additionalWithoutMail(input: $input) {\n      contractId\n      name\n    }\n  }\n": types.AdditionalWithoutMailDocument,
    "\n  query AdditionalPaper($input: OfAdditionalPayment!) {\n    additionalPaper(input: $input) {\n      isOwn\n      name\n      rut\n      jobTitle\n      businessName\n      yearMonth\n      processName\n      isOpen\n      paymentLabel\n      earnings\n      deductions\n      net\n      lines {\n        code\n        label\n        group\n        difference\n      }\n      months {\n        yearMonth\n        part\n        deductions\n        net\n        tax\n        taxAtPayment\n      }\n      gratification {\n        year\n        reasons\n        yearMonths {\n          yearMonth\n          base\n          paid\n        }\n      }\n    }\n  }\n": types.AdditionalPaperDocument,
    "\n  query Advances($input: OfAdvanceMonth!) {\n    advances(input: $input) {\n      contractId\n      userId\n      name\n      rut\n      salary\n      salaryProblem\n      mode\n      value\n      amount\n    }\n  }\n": types.AdvancesDocument,
    "\n  mutation SaveAdvances($input: SaveAdvancesInput!) {\n    saveAdvances(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        saved\n      }\n    }\n  }\n": types.SaveAdvancesDocument,
    "\n  mutation ProposeAdvances($input: ProposeAdvancesInput!) {\n    proposeAdvances(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        saved\n      }\n    }\n  }\n": types.ProposeAdvancesDocument,
    "\n  query EmployerLoans($filter: EmployerLoansFilter, $sort: EmployerLoansSort, $page: Page) {\n    employerLoans(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        id\n        userId\n        person\n        businessName\n        amount\n        totalQuotas\n        quotasLeft\n        startMonth\n        nextMonth\n        lastMonth\n        balance\n        state\n      }\n    }\n  }\n": types.EmployerLoansDocument,
    "\n  query EmployerLoanDetail($input: ByIdLoan!) {\n    employerLoan(input: $input) {\n      id\n      userId\n      person\n      businessName\n      amount\n      totalQuotas\n      quotasLeft\n      startMonth\n      grantedOn\n      nextMonth\n      lastMonth\n      balance\n      paid\n      state\n      comment\n      version\n      schedule {\n        number\n        kind\n        yearMonth\n        amount\n        carried\n        paidOn\n        comment\n        state\n        owed\n      }\n    }\n  }\n": types.EmployerLoanDetailDocument,
    "\n  mutation CreateEmployerLoan($input: CreateEmployerLoanInput!) {\n    createEmployerLoan(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": types.CreateEmployerLoanDocument,
    "\n  mutation PayEmployerLoan($input: PayEmployerLoanInput!) {\n    payEmployerLoan(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": types.PayEmployerLoanDocument,
    "\n  mutation SuspendEmployerLoan($input: SuspendEmployerLoanInput!) {\n    suspendEmployerLoan(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": types.SuspendEmployerLoanDocument,
    "\n  query PayrollChecks($input: PayrollChecksInput!) {\n    payrollChecks(input: $input) {\n      payrollMonthId\n      isOpen\n      calculated\n      rules\n      payslips\n      findings {\n        rule\n        title\n        severity\n        answerable\n        group\n        looksAt\n        fix\n        message\n        contractId\n        userId\n        name\n        rut\n        noted\n        note\n        notedBy\n        notedAt\n        before\n      }\n    }\n  }\n": types.PayrollChecksDocument,
    "\n  mutation NotePayrollChecks($input: NotePayrollChecksInput!) {\n    notePayrollChecks(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        payrollMonthId\n      }\n    }\n  }\n": types.NotePayrollChecksDocument,
    "\n  query PayrollClosing($input: OfClosing!) {\n    payrollClosing(input: $input) {\n      needsApproval\n      requests {\n        number\n        state\n        acceptErrors\n        note\n        requestedBy\n        requestedAt\n        own\n        answeredBy\n        answeredAt\n        answer\n      }\n    }\n  }\n": types.PayrollClosingDocument,
    "\n  mutation ClosePayrollMonth($input: ClosePayrollMonthInput!) {\n    closePayrollMonth(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        isOpen\n      }\n    }\n  }\n": types.ClosePayrollMonthDocument,
    "\n  mutation RequestPayrollClosing($input: RequestPayrollClosingInput!) {\n    requestPayrollClosing(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        needsApproval\n      }\n    }\n  }\n": types.RequestPayrollClosingDocument,
    "\n  mutation AnswerPayrollClosing($input: AnswerPayrollClosingInput!) {\n    answerPayrollClosing(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        needsApproval\n      }\n    }\n  }\n": types.AnswerPayrollClosingDocument,
    "\n  query PayrollLeftOut($input: OfPayrollMonth!) {\n    payrollRunErrors(input: $input) {\n      contractId\n      name\n      message\n    }\n  }\n": types.PayrollLeftOutDocument,
    "\n  query OtherProcess($input: ByIdPayrollMonth!) {\n    payrollMonth(input: $input) {\n      id\n      businessId\n      businessName\n      yearMonth\n      type\n      name\n      isOpen\n      stateLabel\n      calculated\n      activeJobId\n      totalNet\n    }\n  }\n": types.OtherProcessDocument,
    "\n  mutation ReopenProcess($input: ReopenPayrollMonthInput!) {\n    reopenPayrollMonth(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": types.ReopenProcessDocument,
    "\n  query PayrollMonths($input: PayrollProcessMonthsInput!) {\n    payrollProcessMonths(input: $input) {\n      id\n      businessId\n      businessName\n      yearMonth\n      type\n      name\n      isOpen\n      stateLabel\n      contracts\n      calculated\n      failed\n      changesSince\n      totalEarnings\n      totalDeductions\n      totalPeople\n      totalNet\n      totalCost\n      calculatedAt\n      closedAt\n      activeJobId\n    }\n  }\n": types.PayrollMonthsDocument,
    "\n  query MonthBusinesses {\n    businesses {\n      id\n      name\n      usePayroll\n      status\n    }\n  }\n": types.MonthBusinessesDocument,
    "\n  query PayrollMonthDetail($input: ByIdPayrollMonth!) {\n    payrollMonth(input: $input) {\n      id\n      businessId\n      businessName\n      yearMonth\n      type\n      isOpen\n      stateLabel\n      hasPayrollIndicators\n      missingIndicators\n      contracts\n      currentRunId\n      calculatedAt\n      calculated\n      failed\n      changesSince\n      totalEarnings\n      totalDeductions\n      totalPeople\n      totalNet\n      totalCost\n      activeJobId\n      closedAt\n      closedBy\n      closedHash\n      version\n    }\n  }\n": types.PayrollMonthDetailDocument,
    "\n  query PayrollRun($input: OfPayrollMonth!) {\n    payrollRun(input: $input) {\n      jobId\n      status\n      done\n      total\n      message\n      error\n      calculated\n      failed\n      startedAt\n      finishedAt\n      recalculated\n      unchanged\n    }\n  }\n": types.PayrollRunDocument,
    "\n  query PayrollRunErrors($input: OfPayrollMonth!) {\n    payrollRunErrors(input: $input) {\n      contractId\n      userId\n      contractCode\n      rut\n      name\n      code\n      message\n      field\n    }\n  }\n": types.PayrollRunErrorsDocument,
    "\n  mutation InitPayrollMonth($input: InitPayrollMonthInput!) {\n    initPayrollMonth(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        yearMonth\n      }\n    }\n  }\n": types.InitPayrollMonthDocument,
    "\n  mutation CalculateMonth($input: GenerateProcessInput!) {\n    generateProcess(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        activeJobId\n      }\n    }\n  }\n": types.CalculateMonthDocument,
    "\n  mutation StopCalculation($input: OfPayrollMonth!) {\n    cancelJob(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        status\n      }\n    }\n  }\n": types.StopCalculationDocument,
    "\n  query ReleasedOfMonth($input: OfProcess!) {\n    payslipRelease(input: $input) {\n      paid\n      waiting\n      releasedAt\n    }\n  }\n": types.ReleasedOfMonthDocument,
    "\n  mutation ReopenPayrollMonth($input: ReopenPayrollMonthInput!) {\n    reopenPayrollMonth(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        isOpen\n      }\n    }\n  }\n": types.ReopenPayrollMonthDocument,
    "\n  query MostChanged($filter: PayrollSummariesFilter, $sort: PayrollSummariesSort, $page: Page) {\n    payrollSummaries(filter: $filter, sort: $sort, page: $page) {\n      rows {\n        userContractId\n        payrollMonthId\n        name\n        net\n        netBefore\n      }\n    }\n  }\n": types.MostChangedDocument,
    "\n  query WhyChanged($input: PayrollComparisonTotalsInput!) {\n    payrollComparisonTotals(input: $input) {\n      comparable\n      change\n      people\n      changed\n      unexplained\n      reviewed\n      causes {\n        cause\n        label\n        people\n        change\n      }\n    }\n  }\n": types.WhyChangedDocument,
    "\n  query IncompleteRecords($input: OfProcessMonth!) {\n    payrollInfo(input: $input) {\n      incomplete\n    }\n  }\n": types.IncompleteRecordsDocument,
    "\n  query AdvancesToProcess($input: OfAdvanceMonth!) {\n    itemsAdvanceToProcess(input: $input) {\n      processId\n      contractId\n      name\n      amount\n      inPayroll\n    }\n  }\n": types.AdvancesToProcessDocument,
    "\n  query PayslipRelease($input: OfProcess!) {\n    payslipRelease(input: $input) {\n      total\n      released\n      waiting\n      mailed\n      withoutMail\n      acknowledged\n      pending\n      paid\n      releasedAt\n      status\n      done\n      jobTotal\n      error\n    }\n  }\n": types.PayslipReleaseDocument,
    "\n  query PayslipReceipts($filter: PayslipReceiptsFilter, $sort: PayslipReceiptsSort, $page: Page) {\n    payslipReceipts(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        payrollMonthId\n        contractId\n        userId\n        name\n        rut\n        net\n        state\n        releasedAt\n        acknowledgedAt\n        remindedAt\n        mailed\n        paymentStatus\n        paymentLabel\n        paymentKind\n        bank\n        accountEnd\n      }\n    }\n  }\n": types.PayslipReceiptsDocument,
    "\n  mutation ReleasePayslips($input: OfProcess!) {\n    releasePayslips(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        status\n      }\n    }\n  }\n": types.ReleasePayslipsDocument,
    "\n  mutation RemindPayslips($input: OfProcess!) {\n    remindPayslips(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        reminded\n      }\n    }\n  }\n": types.RemindPayslipsDocument,
    "\n  query PendingTransfers($input: OfProcess!) {\n    contractWithPendingTransfer(input: $input) {\n      contractId\n      userId\n      name\n      net\n      problem\n    }\n  }\n": types.PendingTransfersDocument,
    "\n  query ProcessPayments($input: OfProcess!) {\n    processPayments(input: $input) {\n      contractId\n      name\n      rut\n      net\n      bank\n      accountEnd\n      paymentStatus\n      paymentLabel\n      problem\n    }\n  }\n": types.ProcessPaymentsDocument,
    "\n  query TransferFormats($input: OfProcess!) {\n    transferFormats(input: $input) {\n      code\n      label\n      reason\n    }\n  }\n": types.TransferFormatsDocument,
    "\n  mutation CreateTransferFile($input: CreateTransferFileInput!) {\n    createTransferFile(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        name\n        url\n        transfers\n        withoutAccount\n      }\n    }\n  }\n": types.CreateTransferFileDocument,
    "\n  mutation UpdateTransfers($input: UpdateTransferCompletedInput!) {\n    updateTransferCompleted(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        updated\n      }\n    }\n  }\n": types.UpdateTransfersDocument,
    "\n  query PayrollDashboard {\n    payrollDashboard {\n      payrollMonthId\n      businessId\n      businessName\n      yearMonth\n      type\n      activity\n      workers\n      realWorkers\n      failed\n      responsible\n      state\n      stage\n      advice\n      description\n      bank\n      file\n      totalPeople\n      totalNet\n    }\n  }\n": types.PayrollDashboardDocument,
    "\n  query PayrollDashboardOld {\n    payrollDashboardOld {\n      payrollMonthId\n      businessId\n      businessName\n      yearMonth\n      type\n      activity\n      workers\n      realWorkers\n      failed\n      responsible\n      state\n      stage\n      advice\n      description\n      bank\n      file\n      totalPeople\n      totalNet\n    }\n  }\n": types.PayrollDashboardOldDocument,
    "\n  query PayrollInfo($input: OfProcessMonth!) {\n    payrollInfo(input: $input) {\n      hasPayrollIndicators\n      missingIndicators\n      contracts\n      entering\n      leaving\n      absences\n      loans\n      incomplete\n      withoutPayment\n      people {\n        list\n        contractId\n        userId\n        name\n        detail\n      }\n    }\n  }\n": types.PayrollInfoDocument,
    "\n  query NewHires($input: NewHiresInput!) {\n    newHires(input: $input) {\n      contractId\n      userId\n      name\n      initialDate\n      jobTitle\n      area\n      lacks\n    }\n  }\n": types.NewHiresDocument,
    "\n  query PayrollProcess($input: OfProcessMonth!) {\n    payrollProcess(input: $input) {\n      responsibleId\n      description\n      bankAccountId\n      version\n    }\n  }\n": types.PayrollProcessDocument,
    "\n  query PayingAccounts($input: OfBusiness!) {\n    bankAccountsBusiness(input: $input) {\n      id\n      bankCode\n      accountIdentifier\n    }\n  }\n": types.PayingAccountsDocument,
    "\n  mutation UpdatePayrollProcess($input: UpdatePayrollProcessInput!) {\n    updatePayrollProcess(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        version\n      }\n    }\n  }\n": types.UpdatePayrollProcessDocument,
    "\n  query PayrollDeadlines {\n    payrollDeadlines {\n      payrollMonthId\n      businessId\n      businessName\n      yearMonth\n      isOpen\n      kind\n      due\n      days\n      state\n      words\n    }\n  }\n": types.PayrollDeadlinesDocument,
    "\n  mutation MarkPayrollDeadline($input: MarkPayrollDeadlineInput!) {\n    markPayrollDeadline(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        marked\n      }\n    }\n  }\n": types.MarkPayrollDeadlineDocument,
    "\n  query PayslipsWithoutMail($input: OfProcess!) {\n    payslipsWithoutMail(input: $input) {\n      contractId\n      userId\n      name\n      rut\n      canSignIn\n    }\n  }\n": types.PayslipsWithoutMailDocument,
    "\n  query MonthsActive {\n    monthsActive {\n      payrollMonthId\n      businessName\n      yearMonth\n      type\n      name\n      calculating\n      percent\n    }\n  }\n": types.MonthsActiveDocument,
    "\n  query PayrollComparison(\n    $filter: PayrollComparisonFilter\n    $sort: PayrollComparisonSort\n    $page: Page\n  ) {\n    payrollComparison(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        contractId\n        userId\n        name\n        rut\n        area\n        jobTitle\n        before\n        net\n        change\n        percent\n        unexplained\n        error\n        state\n        stateLabel\n        reviewedBy\n        reviewedAt\n        causes {\n          cause\n          label\n          change\n        }\n      }\n    }\n  }\n": types.PayrollComparisonDocument,
    "\n  query PayrollComparisonTotals($input: PayrollComparisonTotalsInput!) {\n    payrollComparisonTotals(input: $input) {\n      comparable\n      monthBefore\n      before\n      net\n      change\n      people\n      changed\n      unexplained\n      reviewed\n      revoked\n      areas\n      causes {\n        cause\n        label\n        people\n        change\n      }\n    }\n  }\n": types.PayrollComparisonTotalsDocument,
    "\n  query PayrollDifference($input: PayrollDifferenceInput!) {\n    payrollDifference(input: $input) {\n      contractId\n      userId\n      name\n      rut\n      jobTitle\n      before\n      net\n      change\n      error\n      state\n      stateLabel\n      reviewedBy\n      reviewedAt\n      monthBefore\n      steps {\n        cause\n        label\n        change\n        net\n        facts {\n          label\n          before\n          after\n        }\n        lines {\n          code\n          label\n          change\n        }\n      }\n      lines {\n        code\n        label\n        before\n        after\n        change\n        discount\n      }\n    }\n  }\n": types.PayrollDifferenceDocument,
    "\n  mutation ReviewPayslips($input: ReviewPayslipsInput!) {\n    reviewPayslips(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        reviewed\n      }\n    }\n  }\n": types.ReviewPayslipsDocument,
    "\n  query OwnContracts {\n    me {\n      contracts {\n        id\n        jobTitle\n        initialDate\n        userCode\n      }\n    }\n  }\n": types.OwnContractsDocument,
    "\n  query OwnAdditionalPayments {\n    ownAdditionalPayments {\n      payrollMonthId\n      contractId\n      yearMonth\n      businessName\n      processName\n      earnings\n      deductions\n      net\n      paymentLabel\n    }\n  }\n": types.OwnAdditionalPaymentsDocument,
    "\n  query PayrollHistory($input: PayrollHistoryInput!) {\n    payrollHistory(input: $input) {\n      userContractId\n      payrollMonthId\n      yearMonth\n      isOpen\n      businessName\n      name\n      contractCode\n      net\n      earnings\n      deductions\n      employerCost\n      paymentLabel\n    }\n  }\n": types.PayrollHistoryDocument,
    "\n  query VerifyPayslip($input: VerifyPayslipInput!) {\n    verifyPayslip(input: $input) {\n      company\n      yearMonth\n      net\n      hash\n      isCurrent\n      isDraft\n    }\n  }\n": types.VerifyPayslipDocument,
    "\n  query Payslips($filter: PayrollSummariesFilter, $sort: PayrollSummariesSort, $page: Page) {\n    payrollSummaries(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        userContractId\n        userId\n        payrollMonthId\n        name\n        rut\n        jobTitle\n        area\n        contractCode\n        net\n        earnings\n        deductions\n        employerCost\n        paymentLabel\n        netBefore\n      }\n    }\n  }\n": types.PayslipsDocument,
    "\n  query PrintMonth($input: PayrollSummariesPdfInput!) {\n    payrollSummariesPdf(input: $input) {\n      jobId\n      status\n      done\n      total\n      error\n      name\n      url\n    }\n  }\n": types.PrintMonthDocument,
    "\n  query PayslipDetail($input: OfPayslip!) {\n    payrollSummaryView(input: $input) {\n      payrollMonthId\n      contractId\n      userId\n      yearMonth\n      isOpen\n      paymentLabel\n      isOwn\n      releasedAt\n      acknowledgedAt\n      businessName\n      legalName\n      businessRut\n      name\n      rut\n      jobTitle\n      area\n      contractCode\n      initialDate\n      pensionInstitution\n      healthInstitution\n      hoursPerWeek\n      net\n      earnings\n      deductions\n      employerCost\n      netBefore\n      monthBefore\n      workedDays\n      warnings\n      movements {\n        code\n        label\n        change\n      }\n      sections {\n        key\n        label\n        total\n        lines {\n          code\n          label\n          amount\n          detail\n          source\n        }\n      }\n      bases {\n        code\n        label\n        amount\n        unit\n      }\n    }\n  }\n": types.PayslipDetailDocument,
    "\n  query PrintPayslip($input: OfPayslip!) {\n    payrollPdf(input: $input) {\n      name\n      url\n    }\n  }\n": types.PrintPayslipDocument,
    "\n  query ExplainPayslip($input: ExplainPayslipInput!) {\n    explainPayslip(input: $input) {\n      index\n      parent\n      kind\n      text\n      words\n      numbers\n      decisions\n      code\n      label\n      unit\n      shown\n      exact\n      note\n      rounding\n      bracket\n      source\n      sourceUrl\n      since\n      law\n      enteredBy\n      enteredAt\n    }\n  }\n": types.ExplainPayslipDocument,
    "\n  mutation AcknowledgePayslip($input: OfPayslip!) {\n    acknowledgePayslip(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        acknowledgedAt\n      }\n    }\n  }\n": types.AcknowledgePayslipDocument,
    "\n  query PayslipRevisions($input: PayslipRevisionsInput!) {\n    payslipRevisions(input: $input) {\n      revision\n      net\n      next\n      error\n      replacedAt\n      replacedBy\n      lines {\n        code\n        label\n        section\n        before\n        after\n        change\n      }\n    }\n  }\n": types.PayslipRevisionsDocument,
    "\n  query Retroactivity($input: OfRetroactivity!) {\n    retroactivity(input: $input) {\n      payrollMonthId\n      yearMonth\n      isOpen\n      payIn {\n        id\n        yearMonth\n      }\n      owed {\n        contractId\n        userId\n        name\n        rut\n        originMonthId\n        originMonth\n        toPay\n        employerCost\n        payable\n        facts {\n          kind\n          detail\n          at\n          author\n        }\n        lines {\n          concept\n          label\n          group\n          paid\n          due\n          posted\n          owed\n        }\n      }\n      posted {\n        contractId\n        name\n        originMonth\n        amount\n        lines\n        author\n        postedAt\n      }\n      failures {\n        contractId\n        name\n        originMonth\n        message\n      }\n      lateItems {\n        id\n        name\n        yearMonth\n        itemLabel\n        unit\n        value\n        comment\n      }\n    }\n  }\n": types.RetroactivityDocument,
    "\n  query OpenMonthsForRetroactivity($input: PayrollProcessMonthsInput!) {\n    payrollProcessMonths(input: $input) {\n      id\n      businessId\n      businessName\n      yearMonth\n      type\n      isOpen\n    }\n  }\n": types.OpenMonthsForRetroactivityDocument,
    "\n  query LateItemOptions($input: OfPayrollMonth!) {\n    activeContractInMonth(input: $input) {\n      contractId\n      name\n      rut\n      contractCode\n    }\n    inputItems {\n      code\n      label\n      unit\n      group\n    }\n  }\n": types.LateItemOptionsDocument,
    "\n  mutation PostRetroactive($input: OfRetroactivity!) {\n    postRetroactive(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        payrollMonthId\n      }\n    }\n  }\n": types.PostRetroactiveDocument,
    "\n  mutation UndoRetroactive($input: OfRetroactivity!) {\n    undoRetroactive(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        payrollMonthId\n      }\n    }\n  }\n": types.UndoRetroactiveDocument,
    "\n  mutation AddLateItem($input: CreateLateItemInput!) {\n    createLateItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        payrollMonthId\n      }\n    }\n  }\n": types.AddLateItemDocument,
    "\n  mutation RemoveLateItem($input: RemoveLateItemInput!) {\n    removeLateItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        payrollMonthId\n      }\n    }\n  }\n": types.RemoveLateItemDocument,
    "\n  query OwedByContractChange($input: UpdateUserContractInput!) {\n    owedByContractChange(input: $input) {\n      businessId\n      businessName\n      closedMonths\n      payIn {\n        yearMonth\n      }\n      hidden\n      owed {\n        originMonth\n        toPay\n      }\n    }\n  }\n": types.OwedByContractChangeDocument,
    "\n  query OwedByPersonChange($input: UpdateUserInput!) {\n    owedByPersonChange(input: $input) {\n      businessId\n      businessName\n      closedMonths\n      payIn {\n        yearMonth\n      }\n      hidden\n      owed {\n        originMonth\n        toPay\n      }\n    }\n  }\n": types.OwedByPersonChangeDocument,
    "\n  query Scenarios {\n    scenarios {\n      id\n      name\n      businessName\n      firstMonth\n      months\n      yearly\n      netChange\n      costChange\n      stale\n      calculatedAt\n      activeJobId\n    }\n  }\n": types.ScenariosDocument,
    "\n  query ScenarioDetail($input: ByIdScenario!) {\n    scenario(input: $input) {\n      id\n      name\n      description\n      businessId\n      businessName\n      firstMonth\n      months\n      yearly\n      monthlyGrowth\n      repeatItems\n      version\n      stale\n      calculatedAt\n      activeJobId\n      netChange\n      costChange\n      changes {\n        kind\n        from\n        scope\n        area\n        percent\n        figure\n        value\n        raiseToMinimum\n        law\n        asOf\n        count\n        salary\n        contracts {\n          contractId\n          name\n        }\n      }\n      result {\n        affected\n        durationMs\n        months {\n          yearMonth\n          paidNet\n          projected\n          real {\n            people\n            failed\n            net\n            earnings\n            deductions\n            employerCost\n          }\n          simulated {\n            people\n            failed\n            net\n            earnings\n            deductions\n            employerCost\n          }\n        }\n        concepts {\n          code\n          label\n          section\n          real\n          simulated\n        }\n        areas {\n          area\n          real\n          simulated\n          realPeople\n          simulatedPeople\n        }\n        people {\n          contractId\n          userId\n          name\n          area\n          netChange\n          costChange\n        }\n        assumptions {\n          key\n          label\n          from\n          to\n          first\n          last\n          unit\n          text\n        }\n      }\n    }\n  }\n": types.ScenarioDetailDocument,
    "\n  query ScenarioProgress($input: ByIdScenario!) {\n    scenarioRun(input: $input) {\n      status\n      done\n      total\n      message\n      error\n    }\n  }\n": types.ScenarioProgressDocument,
    "\n  query ScenarioChoices {\n    scenarioOptions {\n      areas\n      figures {\n        key\n        label\n        unit\n        decimals\n        value\n      }\n      people {\n        contractId\n        businessId\n        name\n        jobTitle\n        area\n      }\n    }\n  }\n": types.ScenarioChoicesDocument,
    "\n  query ScenarioBusinesses {\n    businesses {\n      id\n      name\n      usePayroll\n    }\n  }\n": types.ScenarioBusinessesDocument,
    "\n  mutation CreateScenario($input: CreateScenarioInput!) {\n    createScenario(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": types.CreateScenarioDocument,
    "\n  mutation UpdateScenario($input: UpdateScenarioInput!) {\n    updateScenario(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": types.UpdateScenarioDocument,
    "\n  mutation CalculateScenario($input: ByIdScenario!) {\n    calculateScenario(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": types.CalculateScenarioDocument,
    "\n  mutation DeleteScenario($input: ByIdScenario!) {\n    deleteScenario(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.DeleteScenarioDocument,
    "\n  query NetToGross($input: NetToGrossInput!) {\n    netToGross(input: $input) {\n      contractId\n      userId\n      name\n      currentSalary\n      currentCurrency\n      yearMonth\n      salary\n      net\n      earnings\n      deductions\n      employerCost\n      assumptions\n      sections {\n        key\n        label\n        total\n        lines {\n          code\n          label\n          amount\n          detail\n        }\n      }\n    }\n  }\n": types.NetToGrossDocument,
    "\n  query ExplainNet($input: ExplainNetToGrossInput!) {\n    explainNetToGross(input: $input) {\n      index\n      parent\n      kind\n      text\n      words\n      numbers\n      decisions\n      code\n      label\n      unit\n      shown\n      exact\n      note\n      rounding\n      bracket\n      source\n      sourceUrl\n      since\n      law\n    }\n  }\n": types.ExplainNetDocument,
    "\n  query StudioConcept($input: StudioConceptInput!) {\n    studioConcept(input: $input) {\n      kind\n      code\n      title\n      sourceCode\n      borrowed\n      type\n      inputUnit\n      inputName\n      since\n      version\n      law\n      taxable\n      tributable\n      gratification\n      proportional\n      users {\n        code\n        title\n      }\n      months {\n        id\n        yearMonth\n        businessName\n        contracts\n      }\n    }\n  }\n": types.StudioConceptDocument,
    "\n  query StudioMonths {\n    studioMonths {\n      id\n      yearMonth\n      businessName\n      contracts\n    }\n  }\n": types.StudioMonthsDocument,
    "\n  query FormulaLibrary($input: FormulaLibraryInput!) {\n    formulaLibrary(input: $input) {\n      yearMonth\n      facts {\n        code\n        label\n        unit\n        decimals\n        min\n        max\n        options\n        value\n        source\n      }\n      variables {\n        code\n        label\n        unit\n        decimals\n        min\n        max\n        options\n        value\n        source\n      }\n      tables {\n        code\n        label\n        unit\n        decimals\n        source\n        columns {\n          code\n          label\n          unit\n          decimals\n        }\n      }\n      classes {\n        code\n        label\n      }\n      concepts {\n        code\n        label\n        unit\n        decimals\n        formula\n        classes\n        min\n        max\n        category\n        source\n        own\n      }\n    }\n  }\n": types.FormulaLibraryDocument,
    "\n  query PreviewConcept($input: PreviewConceptInput!) {\n    previewConcept(input: $input) {\n      watched\n      unit\n      decimals\n      problem\n      breaks\n      rows {\n        contractId\n        userId\n        name\n        jobTitle\n        why\n        now\n        draft\n        before\n        netNow\n        netDraft\n        error\n        errorNow\n      }\n    }\n  }\n": types.PreviewConceptDocument,
    "\n  query ExplainDraft($input: ExplainDraftInput!) {\n    explainDraft(input: $input) {\n      index\n      parent\n      kind\n      text\n      words\n      numbers\n      decisions\n      code\n      label\n      unit\n      shown\n      exact\n      note\n      rounding\n      bracket\n      source\n      sourceUrl\n      since\n      law\n    }\n  }\n": types.ExplainDraftDocument,
    "\n  query ConceptImpact($input: ConceptImpactInput!) {\n    conceptImpact(input: $input) {\n      watched\n      done\n      total\n      next\n      changed\n      concept\n      net\n      cost\n      failures\n      mended\n      broken {\n        contractId\n        name\n        message\n      }\n      top {\n        contractId\n        userId\n        name\n        before\n        after\n        netBefore\n        netAfter\n      }\n    }\n  }\n": types.ConceptImpactDocument,
    "\n  query ConceptCases($input: ConceptCasesInput!) {\n    conceptCases(input: $input) {\n      red\n      mutants\n      survivors {\n        from\n        to\n        before\n        after\n      }\n      cases {\n        id\n        title\n        yearMonth\n        userId\n        expected\n        got\n        error\n        passes\n      }\n    }\n  }\n": types.ConceptCasesDocument,
    "\n  query CaseFacts($input: CaseFactsInput!) {\n    caseFacts(input: $input) {\n      result\n      facts {\n        code\n        label\n        unit\n        value\n        options\n      }\n    }\n  }\n": types.CaseFactsDocument,
    "\n  mutation CreateConceptCase($input: CreateConceptCaseInput!) {\n    createConceptCase(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": types.CreateConceptCaseDocument,
    "\n  mutation UpdateConceptCase($input: UpdateConceptCaseInput!) {\n    updateConceptCase(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": types.UpdateConceptCaseDocument,
    "\n  mutation DeleteConceptCase($input: ByIdConceptCase!) {\n    deleteConceptCase(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": types.DeleteConceptCaseDocument,
    "\n  mutation SaveConcept($input: SaveConceptInput!) {\n    saveConcept(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.SaveConceptDocument,
    "\n  query ValidatePayrollWithLicense($input: ValidatePayrollWithLicenseInput!) {\n    validatePayrollWithLicense(input: $input) {\n      valid\n      message\n      licenseDays\n    }\n  }\n": types.ValidatePayrollWithLicenseDocument,
    "\n  query ContractsInMonth($input: OfPayrollMonth!) {\n    activeContractInMonth(input: $input) {\n      contractId\n      userId\n      contractCode\n      name\n      rut\n      jobTitle\n      area\n    }\n  }\n": types.ContractsInMonthDocument,
    "\n  query InputItems {\n    inputItems {\n      code\n      label\n      unit\n      group\n    }\n  }\n": types.InputItemsDocument,
    "\n  query UserItems($input: UserItemsInput!) {\n    userItems(input: $input) {\n      id\n      contractId\n      person\n      contractCode\n      itemCode\n      itemLabel\n      unit\n      kind\n      value\n      startMonth\n      endMonth\n      totalQuotas\n      currentQuota\n      totalAmount\n      taken\n      carried\n      status\n      comment\n      origin\n      version\n      userId\n    }\n  }\n": types.UserItemsDocument,
    "\n  query NetsInMonth($input: OfPayrollMonth!) {\n    recalculations(input: $input) {\n      contractId\n      net\n      before\n      revisions\n    }\n  }\n": types.NetsInMonthDocument,
    "\n  mutation SaveUserItems($input: SaveUserItemsInput!) {\n    saveUserItems(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        saved\n      }\n    }\n  }\n": types.SaveUserItemsDocument,
    "\n  mutation CreateUserItem($input: CreateUserItemInput!) {\n    createUserItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": types.CreateUserItemDocument,
    "\n  mutation UpdateUserItem($input: UpdateUserItemInput!) {\n    updateUserItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": types.UpdateUserItemDocument,
    "\n  mutation RemoveUserItem($input: RemoveUserItemInput!) {\n    removeUserItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.RemoveUserItemDocument,
    "\n  mutation SuspendUserItem($input: UserItemInMonth!) {\n    suspendUserItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": types.SuspendUserItemDocument,
    "\n  mutation ResumeUserItem($input: UserItemInMonth!) {\n    resumeUserItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": types.ResumeUserItemDocument,
    "\n  query PreviousUserItems($input: PreviousUserItemsInput!) {\n    previousUserItems(input: $input) {\n      contractId\n      itemCode\n      value\n    }\n  }\n": types.PreviousUserItemsDocument,
    "\n  query PersonContracts($input: UserContractsInput!) {\n    userContracts(input: $input) {\n      id\n      code\n      userCode\n      status\n      state\n      userId\n      businessId\n      businessName\n      initialDate\n      finalDate\n      signatureDate\n      signed\n      signatureIntegrationCode\n      version\n      contractType\n      jobTitle\n      jobTitleFamily\n      area\n      branchOffice\n      supervisorId\n      supervisorName\n      isSupervisor\n      apprentice\n      fixedTermRenewals\n      isProfessional\n      monthlySalary {\n        value\n        currency\n      }\n      paymentPeriod\n      taxRegime\n      taxPeriod\n      gratificationType\n      gratificationAmount\n      isCorporateSalary\n      overdraft\n      weekdayRate {\n        value\n        currency\n      }\n      saturdayRate {\n        value\n        currency\n      }\n      sundayRate {\n        value\n        currency\n      }\n      holidayRate {\n        value\n        currency\n      }\n      nightSurcharge\n      holidaySurcharge\n      hoursPerWeek\n      daysPerWeek\n      art22\n      cycleHours\n      cycleDays\n      isDomestic\n      liveIn\n      shiftWork\n      remoteWork\n      partTime\n      syncAttendance\n      syncDigitalSign\n      heavyWork\n      heavyWorkRate\n      syndicateId\n      syndicateName\n      unionFeeType\n      unionFeeValue\n      asOf\n      versionFrom\n      nextFrom\n      revealed\n      canUpdate\n      warnings\n    }\n  }\n": types.PersonContractsDocument,
    "\n  query ContractHistoryOf($input: ContractHistoryInput!) {\n    contractHistory(input: $input) {\n      periods {\n        key\n        from\n        until\n        recordedAt\n        supersededAt\n        author\n        changes\n      }\n      changes {\n        key\n        attribute\n        label\n        from\n        before\n        after\n        author\n        recordedAt\n      }\n    }\n  }\n": types.ContractHistoryOfDocument,
    "\n  query ContractChoices {\n    contractOptions {\n      areas\n      branchOffices\n      jobTitles\n      jobTitleFamilies\n      businesses {\n        id\n        name\n      }\n      syndicates {\n        id\n        name\n      }\n    }\n  }\n": types.ContractChoicesDocument,
    "\n  mutation CreateContract($input: CreateUserContractInput!) {\n    createUserContract(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        warnings\n      }\n    }\n  }\n": types.CreateContractDocument,
    "\n  mutation UpdateContract($input: UpdateUserContractInput!) {\n    updateUserContract(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        warnings\n      }\n    }\n  }\n": types.UpdateContractDocument,
    "\n  mutation UpdateContractStatus($input: UpdateUserContractStatusInput!) {\n    updateUserContractStatus(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        state\n      }\n    }\n  }\n": types.UpdateContractStatusDocument,
    "\n  mutation DeleteContract($input: ByIdContract!) {\n    deleteUserContract(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.DeleteContractDocument,
    "\n  query StartOfPayroll($input: PayrollStartInput!) {\n    payrollStart(input: $input) {\n      yearMonth\n      from\n      ofContract\n    }\n  }\n": types.StartOfPayrollDocument,
    "\n  query ChooseContract($input: AllContractsInput!) {\n    allContracts(input: $input) {\n      id\n      label\n      hint\n    }\n  }\n": types.ChooseContractDocument,
    "\n  query Directory($filter: DirectoryFilter, $sort: DirectorySort, $page: Page) {\n    directory(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        userId\n        fullname\n        jobTitle\n        area\n        branchOffice\n        businessName\n        supervisorName\n        workPhone\n        businessEmail\n        avatarUrl\n        online\n      }\n    }\n  }\n": types.DirectoryDocument,
    "\n  query People($filter: UsersFilter, $sort: UsersSort, $page: Page) {\n    users(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        id\n        fullname\n        gentilitie\n        rut\n        identificationType\n        role\n        status\n        email\n        personalPhone\n        birthday\n        avatarUrl\n        state\n        contractType\n        jobTitle\n        area\n        branchOffice\n        businessName\n        supervisorName\n        initialDate\n        finalDate\n        missing\n        online\n      }\n    }\n  }\n": types.PeopleDocument,
    "\n  query PeopleCounts($input: UsersFilter!) {\n    userCounts(input: $input) {\n      total\n      incomplete\n      states {\n        state\n        total\n      }\n    }\n    areas {\n      name\n      total\n    }\n    branchOffices {\n      name\n      total\n    }\n  }\n": types.PeopleCountsDocument,
    "\n  query ExportPeople($input: ExportUsersInput!) {\n    exportUsers(input: $input)\n  }\n": types.ExportPeopleDocument,
    "\n  query PersonRecord($input: UserInput!) {\n    user(input: $input) {\n      id\n      fullname\n      initials\n      rut\n      documentNumber\n      identificationType\n      role\n      status\n      isPrivateRole\n      external\n      retired\n      comment\n      version\n      username\n      accountEmail\n      accountKeptBy\n      closed {\n        field\n        reason\n      }\n      avatarUrl\n      avatarFileId\n      state\n      jobTitle\n      jobTitleFamily\n      area\n      branchOffice\n      businessName\n      supervisorId\n      supervisorName\n      initialDate\n      finalDate\n      admissionDate\n      contractId\n      contractType\n      missing\n      online\n      asOf\n      held\n      recordFrom\n      versionFrom\n      nextFrom\n      seesReserved\n      revealed\n      canUpdate\n      canUpdateAvatar\n      canSeePay\n      canSeeAbsences\n      canAddAbsences\n      firstname\n      secondName\n      paternalLastname\n      maternalLastname\n      birthday\n      gender\n      genderPrevired\n      civilStatus\n      countryOfOrigin\n      email\n      personalPhone\n      businessEmail\n      addressCountry\n      address\n      communeCode\n      city\n      province\n      region\n      postalCode\n      previsionType\n      retirementScheme\n      pensionInstitution\n      pensionStatus\n      ipsReducedRate\n      afcEnrolled\n      afcDate\n      unemploymentInsuranceDate\n      afcConfig\n      afpCollect\n      keepsContributing\n      partialDisability\n      youngSubsidy\n      healthInstitution\n      healthPercentage\n      healthAmountUf\n      healthAmount\n      apviInstitution\n      apviRegime\n      apvi {\n        value\n        currency\n      }\n      apvi2Institution\n      apvi2Regime\n      apvi2 {\n        value\n        currency\n      }\n      apvcInstitution\n      apvc {\n        value\n        currency\n      }\n      cuenta2Institution\n      cuenta2 {\n        value\n        currency\n      }\n      subjectToFamilyAllowance\n      familyAllowanceSegment\n      simpleBurdens\n      maternalBurdens\n      disabledBurdens\n      subjectToJudicialRetention\n      judicial {\n        value\n        currency\n      }\n      judicialRetentionPercentage\n    }\n  }\n": types.PersonRecordDocument,
    "\n  query PersonHistory($input: UserHistoryInput!) {\n    userHistory(input: $input) {\n      periods {\n        key\n        from\n        until\n        recordedAt\n        supersededAt\n        author\n        changes\n      }\n      changes {\n        key\n        attribute\n        label\n        from\n        before\n        after\n        author\n        recordedAt\n      }\n    }\n  }\n": types.PersonHistoryDocument,
    "\n  mutation CreatePerson($input: CreateUserInput!) {\n    createUser(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        fullname\n        username\n        temporaryPassword\n        invitedTo\n      }\n    }\n  }\n": types.CreatePersonDocument,
    "\n  mutation UpdatePerson($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        version\n      }\n    }\n  }\n": types.UpdatePersonDocument,
    "\n  mutation UpdatePersonStatus($input: UpdateUserStatusInput!) {\n    updateUserStatus(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        status\n      }\n    }\n  }\n": types.UpdatePersonStatusDocument,
    "\n  mutation DeletePerson($input: ByIdUser!) {\n    deleteUser(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.DeletePersonDocument,
    "\n  mutation GiveAccess($input: CreateLoginInput!) {\n    createLogin(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        username\n        temporaryPassword\n        invitedTo\n      }\n    }\n  }\n": types.GiveAccessDocument,
    "\n  mutation ChangeAccount($input: UpdateLoginInput!) {\n    updateLogin(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        username\n        email\n      }\n    }\n  }\n": types.ChangeAccountDocument,
    "\n  mutation VouchForAccount($input: VouchForLoginInput!) {\n    vouchForLogin(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.VouchForAccountDocument,
    "\n  query Payments($input: PaymentMethodsInput!) {\n    paymentMethods(input: $input) {\n      id\n      kind\n      bankCode\n      accountType\n      accountNumber\n      isCurrent\n      version\n    }\n  }\n": types.PaymentsDocument,
    "\n  mutation AddPayment($input: CreatePaymentMethodInput!) {\n    createPaymentMethod(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": types.AddPaymentDocument,
    "\n  mutation UsePayment($input: UpdatePaymentMethodInput!) {\n    updatePaymentMethod(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": types.UsePaymentDocument,
    "\n  mutation DeletePayment($input: ByIdPaymentMethod!) {\n    deletePaymentMethod(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.DeletePaymentDocument,
    "\n  query PersonBusinesses($input: UserBusinessesInput!) {\n    userBusinesses(input: $input) {\n      id\n      businessId\n      businessName\n      inPayroll\n      privateRole\n      workPhone\n      businessEmail\n      firstAdmissionDate\n      admissionDate\n      version\n      validTo\n      userContracts {\n        id\n        jobTitle\n        state\n      }\n    }\n  }\n": types.PersonBusinessesDocument,
    "\n  mutation AddPersonToBusiness($input: AddToBusinessInput!) {\n    addToBusiness(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": types.AddPersonToBusinessDocument,
    "\n  mutation UpdatePersonBusiness($input: UpdateUserBusinessInput!) {\n    updateUserBusiness(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": types.UpdatePersonBusinessDocument,
    "\n  mutation RemovePersonBusiness($input: ByIdUserBusiness!) {\n    deleteUserBusiness(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.RemovePersonBusinessDocument,
    "\n  query InvitableUsers {\n    invitableUsers {\n      id\n      fullname\n      email\n      invited\n      whyNot\n    }\n  }\n": types.InvitableUsersDocument,
    "\n  mutation InviteUsers($input: InviteUsersInput!) {\n    inviteUsers(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        invited\n        others {\n          id\n          fullname\n          whyNot\n        }\n      }\n    }\n  }\n": types.InviteUsersDocument,
    "\n  query FindUsers($filter: UsersFilter, $page: Page) {\n    users(filter: $filter, page: $page) {\n      rows {\n        id\n        fullname\n        rut\n        jobTitle\n      }\n    }\n  }\n": types.FindUsersDocument,
    "\n  query ChooseUser($input: AllUsersInput!) {\n    allUsers(input: $input) {\n      id\n      fullname\n      rut\n    }\n  }\n": types.ChooseUserDocument,
    "\n  query Absences($filter: AbsenceFilter, $sort: AbsencesSort, $page: Page) {\n    absences(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        id\n        userContractId\n        userId\n        fullname\n        rut\n        businessName\n        jobTitle\n        type\n        subtype\n        kind\n        pay\n        startDate\n        endDate\n        halfDay\n        realDays\n        workDays\n        responseStatus\n        response\n        lateUntil\n        creator\n        lastUpdateUser\n        hasFile\n        canWithdraw\n        version\n      }\n    }\n  }\n": types.AbsencesDocument,
    "\n  query TeamAbsences($input: TeamAbsencesInput!) {\n    teamAbsences(input: $input) {\n      id\n      userContractId\n      userId\n      fullname\n      rut\n      businessName\n      jobTitle\n      type\n      subtype\n      kind\n      pay\n      startDate\n      endDate\n      halfDay\n      realDays\n      workDays\n      responseStatus\n      response\n      lateUntil\n      creator\n      lastUpdateUser\n      hasFile\n      canWithdraw\n      version\n    }\n  }\n": types.TeamAbsencesDocument,
    "\n  query AbsencesOf($input: UserAbsencesInput!) {\n    userAbsences(input: $input) {\n      id\n      userContractId\n      userId\n      fullname\n      rut\n      businessName\n      jobTitle\n      type\n      subtype\n      kind\n      pay\n      startDate\n      endDate\n      applicationStartDate\n      applicationEndDate\n      halfDay\n      ignoreHolidays\n      realDays\n      workDays\n      licenseNumber\n      format\n      sendEmailToSupervisor\n      continuousLicense\n      firstLicence\n      contributionDays\n      previousPay\n      description\n      comment\n      fileId\n      fileUrl\n      hasFile\n      responseStatus\n      response\n      respondedAt\n      lateUntil\n      creator\n      lastUpdateUser\n      revealed\n      version\n    }\n  }\n": types.AbsencesOfDocument,
    "\n  query AbsencePreview($input: AbsenceOverlapDatesInput!) {\n    absenceOverlapDates(input: $input) {\n      realDays\n      workDays\n      overlaps {\n        id\n        kind\n        startDate\n        endDate\n        status\n      }\n      effects {\n        yearMonth\n        isOpen\n        words\n      }\n    }\n  }\n": types.AbsencePreviewDocument,
    "\n  query YearOfAbsences($input: UserAbsenceYearInput!) {\n    userAbsenceYear(input: $input) {\n      year\n      years\n      pending\n      used {\n        kind\n        type\n        pay\n        count\n        realDays\n        workDays\n      }\n    }\n  }\n": types.YearOfAbsencesDocument,
    "\n  query ContractsToMiss($input: AbsenceContractsInput!) {\n    absenceContracts(input: $input) {\n      id\n      label\n      hint\n    }\n  }\n": types.ContractsToMissDocument,
    "\n  mutation CreateAbsence($input: CreateAbsenceInput!) {\n    createAbsence(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        responseStatus\n      }\n    }\n  }\n": types.CreateAbsenceDocument,
    "\n  mutation UpdateAbsence($input: UpdateAbsenceInput!) {\n    updateAbsence(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n": types.UpdateAbsenceDocument,
    "\n  mutation AnswerAbsence($input: UpdateAbsenceResponseInput!) {\n    updateAbsenceResponse(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        responseStatus\n      }\n    }\n  }\n": types.AnswerAbsenceDocument,
    "\n  mutation WithdrawAbsence($input: WithdrawAbsenceInput!) {\n    withdrawAbsence(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        responseStatus\n      }\n    }\n  }\n": types.WithdrawAbsenceDocument,
    "\n  mutation DeleteAbsence($input: ByIdAbsence!) {\n    deleteAbsence(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n": types.DeleteAbsenceDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Holidays { holidays { id date title type status irrevocable comment version } }"): typeof import('./graphql').HolidaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateHoliday($input: CreateHolidayInput!) { createHoliday(input: $input) { status message error { kind message field traceId } data { id date title type status irrevocable comment version } } }"): typeof import('./graphql').CreateHolidayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateHoliday($input: UpdateHolidayInput!) { updateHoliday(input: $input) { status message error { kind message field traceId } data { id date title type status irrevocable comment version } } }"): typeof import('./graphql').UpdateHolidayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteHoliday($input: ByIdHoliday!) { deleteHoliday(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteHolidayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CompanyProfiles { companyProfiles { id name version } }"): typeof import('./graphql').CompanyProfilesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateProfile($input: CreateProfileInput!) { createProfile(input: $input) { status message error { kind message field traceId } data { id name version } } }"): typeof import('./graphql').CreateProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateProfile($input: UpdateProfileInput!) { updateProfile(input: $input) { status message error { kind message field traceId } data { id name version } } }"): typeof import('./graphql').UpdateProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteProfile($input: ByIdProfile!) { deleteProfile(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditTrail($filter: AuditLogFilter, $sort: AuditLogSort, $page: Page) {\n    auditLog(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        seq\n        at\n        action\n        entity\n        subject\n        personId\n        author\n        acting\n        withheld\n        parts {\n          entity\n          action\n          withheld\n          changes {\n            field\n            before\n            after\n          }\n        }\n        more\n      }\n    }\n  }\n"): typeof import('./graphql').AuditTrailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VerifyTrail {\n    verifyAudit {\n      events\n      intact\n      problem\n    }\n  }\n"): typeof import('./graphql').VerifyTrailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeScreen {\n    dashboard {\n      today\n      yearMonth\n      months {\n        id\n        businessName\n        yearMonth\n        isOpen\n        stateLabel\n        contracts\n        calculated\n        failed\n        changesSince\n        calculating\n        missingIndicators\n        totalPeople\n        totalNet\n        totalCost\n      }\n      payroll {\n        isOpen\n        businesses\n        allBusinesses\n        now {\n          yearMonth\n          people\n          calculated\n          earnings\n          net\n          cost\n        }\n        before {\n          yearMonth\n          people\n          calculated\n          earnings\n          net\n          cost\n        }\n        history {\n          yearMonth\n          people\n          calculated\n          earnings\n          net\n          cost\n        }\n      }\n      people {\n        active\n        incoming\n        incomplete\n      }\n      movements {\n        entering {\n          total\n          rows {\n            id\n            userId\n            fullname\n            businessName\n            day\n          }\n        }\n        leaving {\n          total\n          rows {\n            id\n            userId\n            fullname\n            businessName\n            day\n          }\n        }\n        expiring {\n          total\n          rows {\n            id\n            userId\n            fullname\n            businessName\n            day\n          }\n        }\n      }\n      own {\n        payslip {\n          monthId\n          contractId\n          yearMonth\n          net\n          earnings\n          deductions\n          businessName\n        }\n        contracts {\n          id\n          businessName\n          jobTitle\n          contractType\n          initialDate\n          finalDate\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').HomeScreenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FirstSteps($input: FirstStepsInput) {\n    firstSteps(input: $input) {\n      released\n      businessId\n      monthId\n      yearMonth\n      userId\n      uncontractedId\n      steps {\n        step\n        state\n        optional\n        lacks {\n          text\n          businessId\n          userId\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').FirstStepsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveFirstStep($input: LeaveFirstStepInput!) {\n    leaveFirstStep(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').LeaveFirstStepDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyProfileList {\n    profiles {\n      id\n      name\n      people\n      services\n    }\n  }\n"): typeof import('./graphql').CompanyProfileListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProfileChoices {\n    companyProfiles {\n      id\n      name\n    }\n  }\n"): typeof import('./graphql').ProfileChoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OneProfile($input: ByIdProfile!) {\n    profilePermissions(input: $input) {\n      id\n      name\n      version\n      people\n      services\n      isOwn\n      roles\n      permissions {\n        code\n        create\n        read\n        update\n        delete\n      }\n      company {\n        slug\n        today\n        options\n        exceptions {\n          code\n          since\n          until\n        }\n        modules {\n          module\n          employee\n          manager\n          superManager\n          admin\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').OneProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProfileAssignments($filter: AssignmentFilter, $sort: ProfileAssignmentsSort, $page: Page) {\n    profileAssignments(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        userId\n        fullname\n        role\n        status\n        profileId\n        profileName\n        restrictionId\n        restrictionName\n      }\n    }\n  }\n"): typeof import('./graphql').ProfileAssignmentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyRestrictions {\n    restrictions {\n      id\n      name\n      version\n      people\n      businesses {\n        id\n        name\n      }\n    }\n  }\n"): typeof import('./graphql').CompanyRestrictionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestrictableBusinesses {\n    businesses {\n      id\n      name\n      workers\n    }\n  }\n"): typeof import('./graphql').RestrictableBusinessesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EffectivePermissions($input: PermissionInput!) {\n    permission(input: $input) {\n      userId\n      fullname\n      role\n      isOwn\n      inactive\n      profileId\n      profileName\n      restrictionName\n      businesses\n      decisions {\n        permission\n        allowed\n        because\n        reach\n      }\n    }\n  }\n"): typeof import('./graphql').EffectivePermissionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveProfile($input: UpdateProfilePermissionInput!) {\n    updateProfilePermission(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        version\n      }\n    }\n  }\n"): typeof import('./graphql').SaveProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GiveProfile($input: UpdateProfileUserInput!) {\n    updateProfileUser(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        userId\n      }\n    }\n  }\n"): typeof import('./graphql').GiveProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NarrowPerson($input: UpdateRestrictionUserInput!) {\n    updateRestrictionUser(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        userId\n      }\n    }\n  }\n"): typeof import('./graphql').NarrowPersonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateRestriction($input: CreateRestrictionInput!) {\n    createRestriction(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').CreateRestrictionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateRestriction($input: UpdateRestrictionFilterInput!) {\n    updateRestrictionFilter(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        version\n      }\n    }\n  }\n"): typeof import('./graphql').UpdateRestrictionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteRestriction($input: ByIdRestriction!) {\n    deleteRestriction(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').DeleteRestrictionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OnlineUsers {\n    onlineUsers {\n      total\n      rows {\n        id\n        fullname\n        jobTitle\n        avatarUrl\n      }\n    }\n  }\n"): typeof import('./graphql').OnlineUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ActivityFeed {\n    activity {\n      kind\n      count\n      subject\n      businessName\n      own\n      at\n      author\n      userId\n      payrollMonthId\n      processType\n    }\n  }\n"): typeof import('./graphql').ActivityFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportsScreen {\n    reports {\n      reports {\n        name\n        label\n        description\n        code\n        group\n        filters {\n          name\n          label\n        }\n        chart\n        download\n      }\n      businesses {\n        id\n        name\n      }\n      months\n    }\n  }\n"): typeof import('./graphql').ReportsScreenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportPreview($input: ReportPreviewInput!) {\n    reportPreview(input: $input) {\n      name\n      label\n      headers {\n        label\n        kind\n        group\n      }\n      rows {\n        cells\n      }\n      total\n      totals {\n        cells\n      }\n      chart {\n        type\n        unit\n        categories\n        series {\n          name\n          values\n        }\n      }\n      notes\n      error\n    }\n  }\n"): typeof import('./graphql').ReportPreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RunReport($input: RunReportInput!) {\n    runReport(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        state\n      }\n    }\n  }\n"): typeof import('./graphql').RunReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportProcess($input: ReportProcessInput!) {\n    reportProcess(input: $input) {\n      id\n      type\n      label\n      state\n      stateLabel\n      format\n      fileName\n      fileUrl\n      requestedBy\n      requestedAt\n      month\n      year\n      error\n    }\n  }\n"): typeof import('./graphql').ReportProcessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProveIdentity($input: ProveIdentityInput!) {\n    proveIdentity(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        second {\n          challenge\n          totp\n          recoveryCodes\n          passkey\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').ProveIdentityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProveSecond($input: ProveSecondInput!) {\n    proveSecond(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').ProveSecondDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnSessions {\n    ownSessions {\n      id\n      device\n      address\n      createdAt\n      lastSeenAt\n      proof\n      current\n    }\n  }\n"): typeof import('./graphql').OwnSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($input: ByIdSession!) {\n    endSession(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').EndSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').EndOtherSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UserAccess($input: OfAccess!) {\n    userAccess(input: $input) {\n      state\n      username\n      email\n      invitedUntil\n      lastSeenAt\n      openSessions\n      secondFactor\n      whyNotHelp\n      whyNotPassword\n    }\n  }\n"): typeof import('./graphql').UserAccessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendAccess($input: OfAccess!) {\n    sendAccess(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        username\n        temporaryPassword\n        invitedTo\n      }\n    }\n  }\n"): typeof import('./graphql').SendAccessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndUserSessions($input: OfAccess!) {\n    endUserSessions(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').EndUserSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetSecondFactor($input: OfAccess!) {\n    resetSecondFactor(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').ResetSecondFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyBusinesses {\n    businesses {\n      id\n      name\n      businessName\n      rut\n      status\n      principal\n      usePayroll\n      businessField\n      workers\n    }\n  }\n"): typeof import('./graphql').CompanyBusinessesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OneBusiness($input: ByIdBusiness!) {\n    business(input: $input) {\n      id\n      name\n      businessName\n      rut\n      usePayroll\n      activityCode\n      businessField\n      phone\n      email\n      address\n      communeCode\n      mutualCode\n      baseAccidentabilityRate\n      accidentabilityRate\n      sannaRate\n      ccafCode\n      principal\n      status\n      representatives {\n        name\n        rut\n      }\n      logo\n      version\n      workers\n    }\n  }\n"): typeof import('./graphql').OneBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BusinessOptions($input: OfBusiness!) {\n    businessOptions(input: $input) {\n      businessId\n      payrollUseThirtyDays\n      payrollUseThirtyDaysOnLicense\n      payrollPayGratificationLicense\n      vacationPublic\n      vacationPublicSupervisor\n      payrollPublicSupervisor\n      vacationEmailSupervisor\n      vacationEmailManager\n      vacationEmailResponse\n      logo\n      conventions {\n        code\n        value\n      }\n      version\n    }\n  }\n"): typeof import('./graphql').BusinessOptionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BusinessAccounts($input: OfBusiness!) {\n    bankAccountsBusiness(input: $input) {\n      id\n      bankCode\n      accountType\n      accountIdentifier\n      currency\n      version\n    }\n  }\n"): typeof import('./graphql').BusinessAccountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanySyndicates {\n    syndicates {\n      id\n      name\n      rut\n      feeType\n      feeValue\n      members\n    }\n  }\n"): typeof import('./graphql').CompanySyndicatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OneSyndicate($input: ByIdSyndicate!) {\n    syndicate(input: $input) {\n      id\n      name\n      rut\n      feeType\n      feeValue\n      members\n      version\n    }\n  }\n"): typeof import('./graphql').OneSyndicateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProcessRules($input: OfRules!) {\n    processRules(input: $input) {\n      fromMonth\n      closingApproval\n      payDay\n      payNextMonth\n      version\n    }\n  }\n"): typeof import('./graphql').ProcessRulesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveProcessRule($input: SaveProcessRuleInput!) {\n    saveProcessRule(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        saved\n      }\n    }\n  }\n"): typeof import('./graphql').SaveProcessRuleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateBusiness($input: CreateBusinessInput!) {\n    createBusiness(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').CreateBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateBusiness($input: UpdateBusinessInput!) {\n    updateBusiness(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').UpdateBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateBusinessOption($input: UpdateBusinessOptionInput!) {\n    updateBusinessOption(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        version\n      }\n    }\n  }\n"): typeof import('./graphql').UpdateBusinessOptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateBankAccount($input: CreateBankAccountInput!) {\n    createBankAccount(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').CreateBankAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateBankAccount($input: UpdateBankAccountInput!) {\n    updateBankAccount(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').UpdateBankAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateSyndicate($input: CreateSyndicateInput!) {\n    createSyndicate(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').CreateSyndicateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSyndicate($input: UpdateSyndicateInput!) {\n    updateSyndicate(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').UpdateSyndicateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSyndicate($input: ByIdSyndicate!) {\n    deleteSyndicate(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').DeleteSyndicateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChooseBusiness {\n    businesses {\n      id\n      name\n      businessName\n      rut\n    }\n  }\n"): typeof import('./graphql').ChooseBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Companies($filter: CompaniesFilter, $sort: CompaniesSort, $page: Page) {\n    companies(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        id\n        name\n        slug\n        status\n        logo\n        logins\n        online\n        lastSeenAt\n        failedMails\n        createdAt\n      }\n    }\n  }\n"): typeof import('./graphql').CompaniesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCompany($input: CreateCompanyInput!) {\n    createCompany(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        name\n        username\n        invitedTo\n      }\n    }\n  }\n"): typeof import('./graphql').CreateCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateStatusCompany($input: UpdateStatusCompanyInput!) {\n    updateStatusCompany(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        status\n      }\n    }\n  }\n"): typeof import('./graphql').UpdateStatusCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query General {\n    superadminGeneral {\n      companies\n      active\n      suspended\n      logins\n      sessions\n      mails\n      failedMails\n      database\n      databaseMegabytes\n      runtime\n      uptimeMinutes\n      memoryMegabytes\n      connections\n      waiting\n    }\n  }\n"): typeof import('./graphql').GeneralDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Outbox($filter: MailOutboxFilter, $sort: MailOutboxSort, $page: Page) {\n    mailOutbox(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        id\n        recipient\n        subject\n        textBody\n        status\n        error\n        createdAt\n      }\n    }\n  }\n"): typeof import('./graphql').OutboxDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnCompanyData($input: CompanyInput) {\n    company(input: $input) {\n      id\n      name\n      slug\n      description\n      phone\n      url\n      email\n      status\n      countryId\n      access\n      logo\n      loginBackground\n      logins\n      usersCount\n      businesses {\n        id\n        name\n        rut\n        status\n      }\n      version\n      createdAt\n    }\n  }\n"): typeof import('./graphql').OwnCompanyDataDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCompany($input: UpdateCompanyInput!) {\n    updateCompany(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        version\n      }\n    }\n  }\n"): typeof import('./graphql').UpdateCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyStanding($input: ByIdCompany!) {\n    companyDashboard(input: $input) {\n      people\n      withContract\n      businesses\n      openMonths\n      lastClosedMonth\n      failedJobs\n      suspendedServices\n      exceptions\n      logins\n      neverSignedIn\n      withoutAccess\n      online\n      lastSeenAt\n      storedMegabytes\n    }\n  }\n"): typeof import('./graphql').CompanyStandingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PeopleWithAccess($filter: CompanyPeopleFilter, $sort: CompanyPeopleSort, $page: Page) {\n    companyPeople(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        userId\n        fullname\n        role\n        username\n        email\n        access\n        lastSeenAt\n      }\n    }\n  }\n"): typeof import('./graphql').PeopleWithAccessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendRecovery($input: RecoverPasswordInput!) {\n    recoverPassword(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').SendRecoveryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveCompanyImage($input: RemoveCompanyImageInput!) {\n    removeCompanyImage(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').RemoveCompanyImageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteAdmins($input: ByIdCompany!) {\n    inviteCompanyAdmins(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        invited\n      }\n    }\n  }\n"): typeof import('./graphql').InviteAdminsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Security {\n    companySecurity {\n      secondFactor\n    }\n  }\n"): typeof import('./graphql').SecurityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSecurity($input: UpdateCompanySecurityInput!) {\n    updateCompanySecurity(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        secondFactor\n      }\n    }\n  }\n"): typeof import('./graphql').UpdateSecurityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PeopleOfCompany($filter: CompanyPeopleFilter, $page: Page) {\n    companyPeople(filter: $filter, page: $page) {\n      rows {\n        userId\n        fullname\n        username\n      }\n    }\n  }\n"): typeof import('./graphql').PeopleOfCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Services {\n    services {\n      module\n      label\n      built\n      neverEmployees\n      employees\n      managers\n      superManagers\n      admins\n    }\n  }\n"): typeof import('./graphql').ServicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyServices($input: OfCompany) {\n    servicesCompany(input: $input) {\n      module\n      label\n      built\n      neverEmployees\n      given\n      state\n      version\n      employee\n      manager\n      superManager\n      admin\n      employees\n      managers\n      superManagers\n      admins\n    }\n  }\n"): typeof import('./graphql').CompanyServicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateServiceCompany($input: CreateServiceCompanyInput!) {\n    createServiceCompany(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        module\n        label\n      }\n    }\n  }\n"): typeof import('./graphql').CreateServiceCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateStateServiceCompany($input: UpdateStateServiceCompanyInput!) {\n    updateStateServiceCompany(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        module\n        label\n        state\n      }\n    }\n  }\n"): typeof import('./graphql').UpdateStateServiceCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyExceptions($input: OfCompany) {\n    companyExceptions(input: $input) {\n      id\n      code\n      label\n      person\n      since\n      until\n      reason\n      state\n      version\n    }\n  }\n"): typeof import('./graphql').CompanyExceptionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GiveException($input: GiveExceptionInput!) {\n    giveException(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').GiveExceptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndException($input: EndExceptionInput!) {\n    endException(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').EndExceptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnFactors {\n    ownFactors {\n      totpSince\n      recoveryCodesLeft\n      canAddPasskey\n      required\n      passkeys {\n        id\n        label\n        createdAt\n        lastUsedAt\n      }\n    }\n  }\n"): typeof import('./graphql').OwnFactorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartTotp {\n    startTotp {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        challenge\n        secret\n        uri\n      }\n    }\n  }\n"): typeof import('./graphql').StartTotpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmTotp($input: ConfirmTotpInput!) {\n    confirmTotp(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        recoveryCodes\n      }\n    }\n  }\n"): typeof import('./graphql').ConfirmTotpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveTotp {\n    removeTotp {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').RemoveTotpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartPasskey {\n    startPasskey {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        challenge\n        options\n      }\n    }\n  }\n"): typeof import('./graphql').StartPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmPasskey($input: ConfirmPasskeyInput!) {\n    confirmPasskey(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        recoveryCodes\n      }\n    }\n  }\n"): typeof import('./graphql').ConfirmPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePasskey($input: ByIdPasskey!) {\n    removePasskey(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').RemovePasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NewRecoveryCodes {\n    newRecoveryCodes {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        recoveryCodes\n      }\n    }\n  }\n"): typeof import('./graphql').NewRecoveryCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        token\n        browser\n        second {\n          challenge\n          totp\n          recoveryCodes\n          passkey\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').SignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignInSecond($input: SignInSecondInput!) {\n    signInSecond(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        token\n        browser\n      }\n    }\n  }\n"): typeof import('./graphql').SignInSecondDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PasswordLink($input: PasswordLinkInput!) {\n    passwordLink(input: $input) {\n      open\n      kind\n      username\n      company\n    }\n  }\n"): typeof import('./graphql').PasswordLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Logout {\n    logout {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').LogoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RecoverPassword($input: RecoverPasswordInput!) {\n    recoverPassword(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').RecoverPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').ChangePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePassword($input: UpdatePasswordInput!) {\n    updatePassword(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').UpdatePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SimulateCompany($input: SimulateCompanyInput!) {\n    simulateCompany(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').SimulateCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateUiConfig($input: UpdateUiConfigInput!) {\n    updateUiConfig(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').UpdateUiConfigDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CurrentUser {\n    me {\n      id\n      username\n      fullname\n      jobTitle\n      avatarUrl\n      role\n      external\n      supervisedIds\n      forcePasswordChange\n      mustAddFactor\n      sessionUntil\n      idleUntil\n      theme\n      draftKey\n      actingUntil\n      permissions\n      company {\n        id\n        name\n        slug\n        logo\n        config {\n          access\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').CurrentUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MaintainedItems($filter: ItemFilter, $sort: ItemsSort, $page: Page) {\n    items(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        id\n        code\n        title\n        activity\n        type\n        inputUnit\n        startDate\n        endDate\n        defaultFormulaCode\n        formula\n        deductionLimit\n        taxable\n        tributable\n        gratification\n        extraHours\n        proportional\n        informative\n        capped\n        cappedType\n        cappedValue\n        isFixed\n        compensation\n        holidays\n        medicalLicenses\n        subjectToCompensation\n        isRetained\n        seizable\n        print\n        printOnSalarySettlement\n        calculationOrder\n        printOrder\n        lreCode\n        ineCode\n        distributableInCC\n        accountingInformative\n        analyticAccounting\n        accountingCode\n        ledgerAccount\n        editable\n        universal\n        origin\n        source\n        validFrom\n        people\n        version\n      }\n    }\n  }\n"): typeof import('./graphql').MaintainedItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateMaintainedItem($input: CreateItemInput!) {\n    createItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql').CreateMaintainedItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateMaintainedItem($input: UpdateItemInput!) {\n    updateItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql').UpdateMaintainedItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeStateOfItem($input: ChangeStateItemInput!) {\n    changeStateItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        code\n        activity\n      }\n    }\n  }\n"): typeof import('./graphql').ChangeStateOfItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteMaintainedItem($input: ByIdItem!) {\n    deleteItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').DeleteMaintainedItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MaintainedFormulas($filter: FormulaFilter, $sort: FormulasSort, $page: Page) {\n    formulas(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        id\n        code\n        title\n        sourceCode\n        inputName\n        inputUnit\n        itemType\n        editable\n        universal\n        origin\n        source\n        validFrom\n        uses\n        version\n      }\n    }\n  }\n"): typeof import('./graphql').MaintainedFormulasDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateMaintainedFormula($input: CreateFormulaInput!) {\n    createFormula(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql').CreateMaintainedFormulaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateMaintainedFormula($input: UpdateFormulaInput!) {\n    updateFormula(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql').UpdateMaintainedFormulaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteMaintainedFormula($input: ByIdFormula!) {\n    deleteFormula(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').DeleteMaintainedFormulaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderedItems($input: OrderedItemsInput!) {\n    orderedItems(input: $input) {\n      id\n      code\n      title\n      type\n      activity\n      number\n      version\n    }\n  }\n"): typeof import('./graphql').OrderedItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OrderItems($input: OrderItemsInput!) {\n    orderItems(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        changed\n      }\n    }\n  }\n"): typeof import('./graphql').OrderItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MaintainedVariables($filter: VariableFilter, $sort: VariablesSort, $page: Page) {\n    variables(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        id\n        code\n        title\n        type\n        subType\n        value\n        valueType\n        unit\n        startDate\n        endDate\n        source\n        editable\n        universal\n        origin\n        validFrom\n        uses\n        version\n      }\n    }\n  }\n"): typeof import('./graphql').MaintainedVariablesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateMaintainedVariable($input: CreateVariableInput!) {\n    createVariable(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql').CreateMaintainedVariableDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateMaintainedVariable($input: UpdateVariableInput!) {\n    updateVariable(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql').UpdateMaintainedVariableDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteMaintainedVariable($input: ByIdVariable!) {\n    deleteVariable(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').DeleteMaintainedVariableDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MaintainedTables($filter: PayrollTableFilter, $sort: TablesSort, $page: Page) {\n    tables(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        id\n        code\n        title\n        type\n        source\n        editable\n        universal\n        origin\n        validFrom\n        uses\n        version\n        metadata {\n          code\n          title\n          unit\n        }\n        fixedRows {\n          id\n          value1\n          value2\n          value3\n          value4\n          value5\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').MaintainedTablesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateMaintainedTable($input: CreateTableInput!) {\n    createTable(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql').CreateMaintainedTableDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateMaintainedTable($input: UpdateTableInput!) {\n    updateTable(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql').UpdateMaintainedTableDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteMaintainedTable($input: ByIdPayrollTable!) {\n    deleteTable(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').DeleteMaintainedTableDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HistoryOfConcept($input: OfConcept!) {\n    conceptHistory(input: $input) {\n      from\n      until\n      recordedAt\n      author\n      values {\n        name\n        label\n        text\n      }\n    }\n  }\n"): typeof import('./graphql').HistoryOfConceptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UsesOfConcept($input: OfConcept!) {\n    conceptUses(input: $input) {\n      kind\n      code\n      title\n    }\n  }\n"): typeof import('./graphql').UsesOfConceptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MonthsOfConcepts($input: PayrollProcessMonthsInput!) {\n    payrollProcessMonths(input: $input) {\n      yearMonth\n      isOpen\n    }\n  }\n"): typeof import('./graphql').MonthsOfConceptsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Indicators($input: OfYearMonth!) {\n    indicators(input: $input) {\n      key\n      label\n      unit\n      decimals\n      group\n      inPayslips\n      yearMonth\n      value\n      published\n      status\n      certain\n      ofTable\n      source\n      sourceUrl\n      note\n      since\n      previous\n      changePercent\n      lower\n      upper\n      why\n      entryId\n      entryState\n      entryValue\n      entrySource\n      entryUrl\n      entryComment\n      outOfBounds\n      needsSecond\n      enteredBy\n      enteredAt\n      confirmedBy\n      confirmedAt\n      mine\n      version\n    }\n  }\n"): typeof import('./graphql').IndicatorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IncomeTax($input: OfYearMonth!) {\n    incomeTax(input: $input) {\n      utm\n      status\n      source\n      sourceUrl\n      note\n      since\n      certain\n      draft {\n        above\n        upTo\n        value1\n        value2\n      }\n      entry {\n        id\n        key\n        source\n        sourceUrl\n        comment\n        state\n        outOfBounds\n        needsSecond\n        enteredBy\n        enteredAt\n        confirmedBy\n        mine\n        version\n        brackets {\n          above\n          upTo\n          value1\n          value2\n        }\n      }\n      brackets {\n        place\n        aboveUtm\n        upToUtm\n        above\n        upTo\n        factor\n        rebateUtm\n        rebate\n        most\n      }\n    }\n  }\n"): typeof import('./graphql').IncomeTaxDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FamilyAllowance($input: OfYearMonth!) {\n    familyAllowance(input: $input) {\n      status\n      source\n      sourceUrl\n      note\n      since\n      certain\n      draft {\n        above\n        upTo\n        value1\n        value2\n      }\n      entry {\n        id\n        key\n        source\n        sourceUrl\n        comment\n        state\n        outOfBounds\n        needsSecond\n        enteredBy\n        enteredAt\n        confirmedBy\n        mine\n        version\n        brackets {\n          above\n          upTo\n          value1\n          value2\n        }\n      }\n      brackets {\n        letter\n        above\n        upTo\n        amount\n      }\n    }\n  }\n"): typeof import('./graphql').FamilyAllowanceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IndicatorHistory($input: IndicatorHistoryInput!) {\n    indicatorHistory(input: $input) {\n      yearMonth\n      value\n      status\n    }\n  }\n"): typeof import('./graphql').IndicatorHistoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EnterIndicator($input: EnterIndicatorInput!) {\n    enterIndicator(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        key\n        entryState\n      }\n    }\n  }\n"): typeof import('./graphql').EnterIndicatorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmIndicator($input: ConfirmIndicatorInput!) {\n    confirmIndicator(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        key\n      }\n    }\n  }\n"): typeof import('./graphql').ConfirmIndicatorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeIndicator($input: RevokeIndicatorInput!) {\n    revokeIndicator(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        key\n      }\n    }\n  }\n"): typeof import('./graphql').RevokeIndicatorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EnterIndicatorTable($input: EnterIndicatorTableInput!) {\n    enterIndicatorTable(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        state\n      }\n    }\n  }\n"): typeof import('./graphql').EnterIndicatorTableDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmIndicatorTable($input: ConfirmIndicatorTableInput!) {\n    confirmIndicatorTable(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        state\n      }\n    }\n  }\n"): typeof import('./graphql').ConfirmIndicatorTableDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeIndicatorTable($input: RevokeIndicatorTableInput!) {\n    revokeIndicatorTable(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').RevokeIndicatorTableDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SettlementContracts($input: OfSettlementMonth!) {\n    settlementContracts(input: $input) {\n      basePayrollMonthId\n      contractId\n      userId\n      name\n      rut\n      finalDate\n      state\n      earnings\n      deductions\n      net\n      releasedAt\n      paymentLabel\n    }\n  }\n"): typeof import('./graphql').SettlementContractsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CalculateSettlement($input: GenerateProcessInput!) {\n    generateProcess(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').CalculateSettlementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdditionalPdf($input: OfAdditionalPayment!) {\n    additionalPdf(input: $input) {\n      name\n      url\n    }\n  }\n"): typeof import('./graphql').AdditionalPdfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdditionalPayments($input: OfAdditionalMonth!) {\n    additionalPayments(input: $input) {\n      contractId\n      userId\n      name\n      rut\n      itemCode\n      value\n      earnings\n      deductions\n      net\n      accruedFrom\n      accruedTo\n    }\n  }\n"): typeof import('./graphql').AdditionalPaymentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NameAdditional($input: NameAdditionalInput!) {\n    nameAdditional(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        name\n      }\n    }\n  }\n"): typeof import('./graphql').NameAdditionalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CalculateAdditional($input: GenerateProcessInput!) {\n    generateProcess(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        activeJobId\n      }\n    }\n  }\n"): typeof import('./graphql').CalculateAdditionalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdditionalItems {\n    inputItems {\n      code\n      label\n      unit\n      group\n    }\n  }\n"): typeof import('./graphql').AdditionalItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveAdditionalPayments($input: SaveAdditionalPaymentsInput!) {\n    saveAdditionalPayments(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        saved\n      }\n    }\n  }\n"): typeof import('./graphql').SaveAdditionalPaymentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Gratification($input: OfGratification!) {\n    gratification(input: $input) {\n      isOpen\n      year\n      years {\n        year\n        reason\n      }\n      profit\n      ownCapital\n      pool\n      seesAll\n      firstMonth\n      states {\n        state\n        people\n        difference\n        net\n      }\n      job {\n        id\n        status\n        done\n        total\n        error\n      }\n    }\n  }\n"): typeof import('./graphql').GratificationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GratificationPeople(\n    $filter: GratificationRowsFilter\n    $sort: GratificationRowsSort\n    $page: Page\n  ) {\n    gratificationRows(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        contractId\n        userId\n        name\n        rut\n        rule\n        months\n        base\n        due\n        paid\n        difference\n        state\n        reason\n        net\n      }\n    }\n  }\n"): typeof import('./graphql').GratificationPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GratificationOf($input: OfGratificationPerson!) {\n    gratificationOf(input: $input) {\n      reasons\n      yearMonths {\n        yearMonth\n        base\n        paid\n      }\n    }\n  }\n"): typeof import('./graphql').GratificationOfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveGratification($input: SaveGratificationInput!) {\n    saveGratification(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        jobId\n      }\n    }\n  }\n"): typeof import('./graphql').SaveGratificationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveGratification($input: OfGratification!) {\n    removeGratification(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        paid\n      }\n    }\n  }\n"): typeof import('./graphql').RemoveGratificationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExcludeFromGratification($input: ExcludeFromGratificationInput!) {\n    excludeFromGratification(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        paid\n      }\n    }\n  }\n"): typeof import('./graphql').ExcludeFromGratificationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdditionalRelease($input: OfAdditionalMonth!) {\n    additionalRelease(input: $input) {\n      total\n      released\n      mailed\n      withoutMail\n      releasedAt\n    }\n  }\n"): typeof import('./graphql').AdditionalReleaseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReleaseAdditionalPayments($input: OfAdditionalMonth!) {\n    releaseAdditionalPayments(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        released\n        mailed\n      }\n    }\n  }\n"): typeof import('./graphql').ReleaseAdditionalPaymentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdditionalWithoutMail($input: OfAdditionalMonth!) {\n    additionalWithoutMail(input: $input) {\n      contractId\n      name\n    }\n  }\n"): typeof import('./graphql').AdditionalWithoutMailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdditionalPaper($input: OfAdditionalPayment!) {\n    additionalPaper(input: $input) {\n      isOwn\n      name\n      rut\n      jobTitle\n      businessName\n      yearMonth\n      processName\n      isOpen\n      paymentLabel\n      earnings\n      deductions\n      net\n      lines {\n        code\n        label\n        group\n        difference\n      }\n      months {\n        yearMonth\n        part\n        deductions\n        net\n        tax\n        taxAtPayment\n      }\n      gratification {\n        year\n        reasons\n        yearMonths {\n          yearMonth\n          base\n          paid\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').AdditionalPaperDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Advances($input: OfAdvanceMonth!) {\n    advances(input: $input) {\n      contractId\n      userId\n      name\n      rut\n      salary\n      salaryProblem\n      mode\n      value\n      amount\n    }\n  }\n"): typeof import('./graphql').AdvancesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveAdvances($input: SaveAdvancesInput!) {\n    saveAdvances(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        saved\n      }\n    }\n  }\n"): typeof import('./graphql').SaveAdvancesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProposeAdvances($input: ProposeAdvancesInput!) {\n    proposeAdvances(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        saved\n      }\n    }\n  }\n"): typeof import('./graphql').ProposeAdvancesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmployerLoans($filter: EmployerLoansFilter, $sort: EmployerLoansSort, $page: Page) {\n    employerLoans(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        id\n        userId\n        person\n        businessName\n        amount\n        totalQuotas\n        quotasLeft\n        startMonth\n        nextMonth\n        lastMonth\n        balance\n        state\n      }\n    }\n  }\n"): typeof import('./graphql').EmployerLoansDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmployerLoanDetail($input: ByIdLoan!) {\n    employerLoan(input: $input) {\n      id\n      userId\n      person\n      businessName\n      amount\n      totalQuotas\n      quotasLeft\n      startMonth\n      grantedOn\n      nextMonth\n      lastMonth\n      balance\n      paid\n      state\n      comment\n      version\n      schedule {\n        number\n        kind\n        yearMonth\n        amount\n        carried\n        paidOn\n        comment\n        state\n        owed\n      }\n    }\n  }\n"): typeof import('./graphql').EmployerLoanDetailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateEmployerLoan($input: CreateEmployerLoanInput!) {\n    createEmployerLoan(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').CreateEmployerLoanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PayEmployerLoan($input: PayEmployerLoanInput!) {\n    payEmployerLoan(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').PayEmployerLoanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SuspendEmployerLoan($input: SuspendEmployerLoanInput!) {\n    suspendEmployerLoan(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').SuspendEmployerLoanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayrollChecks($input: PayrollChecksInput!) {\n    payrollChecks(input: $input) {\n      payrollMonthId\n      isOpen\n      calculated\n      rules\n      payslips\n      findings {\n        rule\n        title\n        severity\n        answerable\n        group\n        looksAt\n        fix\n        message\n        contractId\n        userId\n        name\n        rut\n        noted\n        note\n        notedBy\n        notedAt\n        before\n      }\n    }\n  }\n"): typeof import('./graphql').PayrollChecksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NotePayrollChecks($input: NotePayrollChecksInput!) {\n    notePayrollChecks(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        payrollMonthId\n      }\n    }\n  }\n"): typeof import('./graphql').NotePayrollChecksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayrollClosing($input: OfClosing!) {\n    payrollClosing(input: $input) {\n      needsApproval\n      requests {\n        number\n        state\n        acceptErrors\n        note\n        requestedBy\n        requestedAt\n        own\n        answeredBy\n        answeredAt\n        answer\n      }\n    }\n  }\n"): typeof import('./graphql').PayrollClosingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClosePayrollMonth($input: ClosePayrollMonthInput!) {\n    closePayrollMonth(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        isOpen\n      }\n    }\n  }\n"): typeof import('./graphql').ClosePayrollMonthDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPayrollClosing($input: RequestPayrollClosingInput!) {\n    requestPayrollClosing(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        needsApproval\n      }\n    }\n  }\n"): typeof import('./graphql').RequestPayrollClosingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerPayrollClosing($input: AnswerPayrollClosingInput!) {\n    answerPayrollClosing(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        needsApproval\n      }\n    }\n  }\n"): typeof import('./graphql').AnswerPayrollClosingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayrollLeftOut($input: OfPayrollMonth!) {\n    payrollRunErrors(input: $input) {\n      contractId\n      name\n      message\n    }\n  }\n"): typeof import('./graphql').PayrollLeftOutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OtherProcess($input: ByIdPayrollMonth!) {\n    payrollMonth(input: $input) {\n      id\n      businessId\n      businessName\n      yearMonth\n      type\n      name\n      isOpen\n      stateLabel\n      calculated\n      activeJobId\n      totalNet\n    }\n  }\n"): typeof import('./graphql').OtherProcessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReopenProcess($input: ReopenPayrollMonthInput!) {\n    reopenPayrollMonth(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').ReopenProcessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayrollMonths($input: PayrollProcessMonthsInput!) {\n    payrollProcessMonths(input: $input) {\n      id\n      businessId\n      businessName\n      yearMonth\n      type\n      name\n      isOpen\n      stateLabel\n      contracts\n      calculated\n      failed\n      changesSince\n      totalEarnings\n      totalDeductions\n      totalPeople\n      totalNet\n      totalCost\n      calculatedAt\n      closedAt\n      activeJobId\n    }\n  }\n"): typeof import('./graphql').PayrollMonthsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MonthBusinesses {\n    businesses {\n      id\n      name\n      usePayroll\n      status\n    }\n  }\n"): typeof import('./graphql').MonthBusinessesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayrollMonthDetail($input: ByIdPayrollMonth!) {\n    payrollMonth(input: $input) {\n      id\n      businessId\n      businessName\n      yearMonth\n      type\n      isOpen\n      stateLabel\n      hasPayrollIndicators\n      missingIndicators\n      contracts\n      currentRunId\n      calculatedAt\n      calculated\n      failed\n      changesSince\n      totalEarnings\n      totalDeductions\n      totalPeople\n      totalNet\n      totalCost\n      activeJobId\n      closedAt\n      closedBy\n      closedHash\n      version\n    }\n  }\n"): typeof import('./graphql').PayrollMonthDetailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayrollRun($input: OfPayrollMonth!) {\n    payrollRun(input: $input) {\n      jobId\n      status\n      done\n      total\n      message\n      error\n      calculated\n      failed\n      startedAt\n      finishedAt\n      recalculated\n      unchanged\n    }\n  }\n"): typeof import('./graphql').PayrollRunDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayrollRunErrors($input: OfPayrollMonth!) {\n    payrollRunErrors(input: $input) {\n      contractId\n      userId\n      contractCode\n      rut\n      name\n      code\n      message\n      field\n    }\n  }\n"): typeof import('./graphql').PayrollRunErrorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InitPayrollMonth($input: InitPayrollMonthInput!) {\n    initPayrollMonth(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        yearMonth\n      }\n    }\n  }\n"): typeof import('./graphql').InitPayrollMonthDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CalculateMonth($input: GenerateProcessInput!) {\n    generateProcess(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        activeJobId\n      }\n    }\n  }\n"): typeof import('./graphql').CalculateMonthDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StopCalculation($input: OfPayrollMonth!) {\n    cancelJob(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        status\n      }\n    }\n  }\n"): typeof import('./graphql').StopCalculationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReleasedOfMonth($input: OfProcess!) {\n    payslipRelease(input: $input) {\n      paid\n      waiting\n      releasedAt\n    }\n  }\n"): typeof import('./graphql').ReleasedOfMonthDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReopenPayrollMonth($input: ReopenPayrollMonthInput!) {\n    reopenPayrollMonth(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        isOpen\n      }\n    }\n  }\n"): typeof import('./graphql').ReopenPayrollMonthDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MostChanged($filter: PayrollSummariesFilter, $sort: PayrollSummariesSort, $page: Page) {\n    payrollSummaries(filter: $filter, sort: $sort, page: $page) {\n      rows {\n        userContractId\n        payrollMonthId\n        name\n        net\n        netBefore\n      }\n    }\n  }\n"): typeof import('./graphql').MostChangedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WhyChanged($input: PayrollComparisonTotalsInput!) {\n    payrollComparisonTotals(input: $input) {\n      comparable\n      change\n      people\n      changed\n      unexplained\n      reviewed\n      causes {\n        cause\n        label\n        people\n        change\n      }\n    }\n  }\n"): typeof import('./graphql').WhyChangedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IncompleteRecords($input: OfProcessMonth!) {\n    payrollInfo(input: $input) {\n      incomplete\n    }\n  }\n"): typeof import('./graphql').IncompleteRecordsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdvancesToProcess($input: OfAdvanceMonth!) {\n    itemsAdvanceToProcess(input: $input) {\n      processId\n      contractId\n      name\n      amount\n      inPayroll\n    }\n  }\n"): typeof import('./graphql').AdvancesToProcessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayslipRelease($input: OfProcess!) {\n    payslipRelease(input: $input) {\n      total\n      released\n      waiting\n      mailed\n      withoutMail\n      acknowledged\n      pending\n      paid\n      releasedAt\n      status\n      done\n      jobTotal\n      error\n    }\n  }\n"): typeof import('./graphql').PayslipReleaseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayslipReceipts($filter: PayslipReceiptsFilter, $sort: PayslipReceiptsSort, $page: Page) {\n    payslipReceipts(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        payrollMonthId\n        contractId\n        userId\n        name\n        rut\n        net\n        state\n        releasedAt\n        acknowledgedAt\n        remindedAt\n        mailed\n        paymentStatus\n        paymentLabel\n        paymentKind\n        bank\n        accountEnd\n      }\n    }\n  }\n"): typeof import('./graphql').PayslipReceiptsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReleasePayslips($input: OfProcess!) {\n    releasePayslips(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        status\n      }\n    }\n  }\n"): typeof import('./graphql').ReleasePayslipsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemindPayslips($input: OfProcess!) {\n    remindPayslips(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        reminded\n      }\n    }\n  }\n"): typeof import('./graphql').RemindPayslipsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PendingTransfers($input: OfProcess!) {\n    contractWithPendingTransfer(input: $input) {\n      contractId\n      userId\n      name\n      net\n      problem\n    }\n  }\n"): typeof import('./graphql').PendingTransfersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProcessPayments($input: OfProcess!) {\n    processPayments(input: $input) {\n      contractId\n      name\n      rut\n      net\n      bank\n      accountEnd\n      paymentStatus\n      paymentLabel\n      problem\n    }\n  }\n"): typeof import('./graphql').ProcessPaymentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TransferFormats($input: OfProcess!) {\n    transferFormats(input: $input) {\n      code\n      label\n      reason\n    }\n  }\n"): typeof import('./graphql').TransferFormatsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateTransferFile($input: CreateTransferFileInput!) {\n    createTransferFile(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        name\n        url\n        transfers\n        withoutAccount\n      }\n    }\n  }\n"): typeof import('./graphql').CreateTransferFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateTransfers($input: UpdateTransferCompletedInput!) {\n    updateTransferCompleted(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        updated\n      }\n    }\n  }\n"): typeof import('./graphql').UpdateTransfersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayrollDashboard {\n    payrollDashboard {\n      payrollMonthId\n      businessId\n      businessName\n      yearMonth\n      type\n      activity\n      workers\n      realWorkers\n      failed\n      responsible\n      state\n      stage\n      advice\n      description\n      bank\n      file\n      totalPeople\n      totalNet\n    }\n  }\n"): typeof import('./graphql').PayrollDashboardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayrollDashboardOld {\n    payrollDashboardOld {\n      payrollMonthId\n      businessId\n      businessName\n      yearMonth\n      type\n      activity\n      workers\n      realWorkers\n      failed\n      responsible\n      state\n      stage\n      advice\n      description\n      bank\n      file\n      totalPeople\n      totalNet\n    }\n  }\n"): typeof import('./graphql').PayrollDashboardOldDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayrollInfo($input: OfProcessMonth!) {\n    payrollInfo(input: $input) {\n      hasPayrollIndicators\n      missingIndicators\n      contracts\n      entering\n      leaving\n      absences\n      loans\n      incomplete\n      withoutPayment\n      people {\n        list\n        contractId\n        userId\n        name\n        detail\n      }\n    }\n  }\n"): typeof import('./graphql').PayrollInfoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewHires($input: NewHiresInput!) {\n    newHires(input: $input) {\n      contractId\n      userId\n      name\n      initialDate\n      jobTitle\n      area\n      lacks\n    }\n  }\n"): typeof import('./graphql').NewHiresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayrollProcess($input: OfProcessMonth!) {\n    payrollProcess(input: $input) {\n      responsibleId\n      description\n      bankAccountId\n      version\n    }\n  }\n"): typeof import('./graphql').PayrollProcessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayingAccounts($input: OfBusiness!) {\n    bankAccountsBusiness(input: $input) {\n      id\n      bankCode\n      accountIdentifier\n    }\n  }\n"): typeof import('./graphql').PayingAccountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePayrollProcess($input: UpdatePayrollProcessInput!) {\n    updatePayrollProcess(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        version\n      }\n    }\n  }\n"): typeof import('./graphql').UpdatePayrollProcessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayrollDeadlines {\n    payrollDeadlines {\n      payrollMonthId\n      businessId\n      businessName\n      yearMonth\n      isOpen\n      kind\n      due\n      days\n      state\n      words\n    }\n  }\n"): typeof import('./graphql').PayrollDeadlinesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkPayrollDeadline($input: MarkPayrollDeadlineInput!) {\n    markPayrollDeadline(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        marked\n      }\n    }\n  }\n"): typeof import('./graphql').MarkPayrollDeadlineDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayslipsWithoutMail($input: OfProcess!) {\n    payslipsWithoutMail(input: $input) {\n      contractId\n      userId\n      name\n      rut\n      canSignIn\n    }\n  }\n"): typeof import('./graphql').PayslipsWithoutMailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MonthsActive {\n    monthsActive {\n      payrollMonthId\n      businessName\n      yearMonth\n      type\n      name\n      calculating\n      percent\n    }\n  }\n"): typeof import('./graphql').MonthsActiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayrollComparison(\n    $filter: PayrollComparisonFilter\n    $sort: PayrollComparisonSort\n    $page: Page\n  ) {\n    payrollComparison(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        contractId\n        userId\n        name\n        rut\n        area\n        jobTitle\n        before\n        net\n        change\n        percent\n        unexplained\n        error\n        state\n        stateLabel\n        reviewedBy\n        reviewedAt\n        causes {\n          cause\n          label\n          change\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').PayrollComparisonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayrollComparisonTotals($input: PayrollComparisonTotalsInput!) {\n    payrollComparisonTotals(input: $input) {\n      comparable\n      monthBefore\n      before\n      net\n      change\n      people\n      changed\n      unexplained\n      reviewed\n      revoked\n      areas\n      causes {\n        cause\n        label\n        people\n        change\n      }\n    }\n  }\n"): typeof import('./graphql').PayrollComparisonTotalsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayrollDifference($input: PayrollDifferenceInput!) {\n    payrollDifference(input: $input) {\n      contractId\n      userId\n      name\n      rut\n      jobTitle\n      before\n      net\n      change\n      error\n      state\n      stateLabel\n      reviewedBy\n      reviewedAt\n      monthBefore\n      steps {\n        cause\n        label\n        change\n        net\n        facts {\n          label\n          before\n          after\n        }\n        lines {\n          code\n          label\n          change\n        }\n      }\n      lines {\n        code\n        label\n        before\n        after\n        change\n        discount\n      }\n    }\n  }\n"): typeof import('./graphql').PayrollDifferenceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReviewPayslips($input: ReviewPayslipsInput!) {\n    reviewPayslips(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        reviewed\n      }\n    }\n  }\n"): typeof import('./graphql').ReviewPayslipsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnContracts {\n    me {\n      contracts {\n        id\n        jobTitle\n        initialDate\n        userCode\n      }\n    }\n  }\n"): typeof import('./graphql').OwnContractsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnAdditionalPayments {\n    ownAdditionalPayments {\n      payrollMonthId\n      contractId\n      yearMonth\n      businessName\n      processName\n      earnings\n      deductions\n      net\n      paymentLabel\n    }\n  }\n"): typeof import('./graphql').OwnAdditionalPaymentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayrollHistory($input: PayrollHistoryInput!) {\n    payrollHistory(input: $input) {\n      userContractId\n      payrollMonthId\n      yearMonth\n      isOpen\n      businessName\n      name\n      contractCode\n      net\n      earnings\n      deductions\n      employerCost\n      paymentLabel\n    }\n  }\n"): typeof import('./graphql').PayrollHistoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VerifyPayslip($input: VerifyPayslipInput!) {\n    verifyPayslip(input: $input) {\n      company\n      yearMonth\n      net\n      hash\n      isCurrent\n      isDraft\n    }\n  }\n"): typeof import('./graphql').VerifyPayslipDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Payslips($filter: PayrollSummariesFilter, $sort: PayrollSummariesSort, $page: Page) {\n    payrollSummaries(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        userContractId\n        userId\n        payrollMonthId\n        name\n        rut\n        jobTitle\n        area\n        contractCode\n        net\n        earnings\n        deductions\n        employerCost\n        paymentLabel\n        netBefore\n      }\n    }\n  }\n"): typeof import('./graphql').PayslipsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PrintMonth($input: PayrollSummariesPdfInput!) {\n    payrollSummariesPdf(input: $input) {\n      jobId\n      status\n      done\n      total\n      error\n      name\n      url\n    }\n  }\n"): typeof import('./graphql').PrintMonthDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayslipDetail($input: OfPayslip!) {\n    payrollSummaryView(input: $input) {\n      payrollMonthId\n      contractId\n      userId\n      yearMonth\n      isOpen\n      paymentLabel\n      isOwn\n      releasedAt\n      acknowledgedAt\n      businessName\n      legalName\n      businessRut\n      name\n      rut\n      jobTitle\n      area\n      contractCode\n      initialDate\n      pensionInstitution\n      healthInstitution\n      hoursPerWeek\n      net\n      earnings\n      deductions\n      employerCost\n      netBefore\n      monthBefore\n      workedDays\n      warnings\n      movements {\n        code\n        label\n        change\n      }\n      sections {\n        key\n        label\n        total\n        lines {\n          code\n          label\n          amount\n          detail\n          source\n        }\n      }\n      bases {\n        code\n        label\n        amount\n        unit\n      }\n    }\n  }\n"): typeof import('./graphql').PayslipDetailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PrintPayslip($input: OfPayslip!) {\n    payrollPdf(input: $input) {\n      name\n      url\n    }\n  }\n"): typeof import('./graphql').PrintPayslipDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExplainPayslip($input: ExplainPayslipInput!) {\n    explainPayslip(input: $input) {\n      index\n      parent\n      kind\n      text\n      words\n      numbers\n      decisions\n      code\n      label\n      unit\n      shown\n      exact\n      note\n      rounding\n      bracket\n      source\n      sourceUrl\n      since\n      law\n      enteredBy\n      enteredAt\n    }\n  }\n"): typeof import('./graphql').ExplainPayslipDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcknowledgePayslip($input: OfPayslip!) {\n    acknowledgePayslip(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        acknowledgedAt\n      }\n    }\n  }\n"): typeof import('./graphql').AcknowledgePayslipDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayslipRevisions($input: PayslipRevisionsInput!) {\n    payslipRevisions(input: $input) {\n      revision\n      net\n      next\n      error\n      replacedAt\n      replacedBy\n      lines {\n        code\n        label\n        section\n        before\n        after\n        change\n      }\n    }\n  }\n"): typeof import('./graphql').PayslipRevisionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Retroactivity($input: OfRetroactivity!) {\n    retroactivity(input: $input) {\n      payrollMonthId\n      yearMonth\n      isOpen\n      payIn {\n        id\n        yearMonth\n      }\n      owed {\n        contractId\n        userId\n        name\n        rut\n        originMonthId\n        originMonth\n        toPay\n        employerCost\n        payable\n        facts {\n          kind\n          detail\n          at\n          author\n        }\n        lines {\n          concept\n          label\n          group\n          paid\n          due\n          posted\n          owed\n        }\n      }\n      posted {\n        contractId\n        name\n        originMonth\n        amount\n        lines\n        author\n        postedAt\n      }\n      failures {\n        contractId\n        name\n        originMonth\n        message\n      }\n      lateItems {\n        id\n        name\n        yearMonth\n        itemLabel\n        unit\n        value\n        comment\n      }\n    }\n  }\n"): typeof import('./graphql').RetroactivityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenMonthsForRetroactivity($input: PayrollProcessMonthsInput!) {\n    payrollProcessMonths(input: $input) {\n      id\n      businessId\n      businessName\n      yearMonth\n      type\n      isOpen\n    }\n  }\n"): typeof import('./graphql').OpenMonthsForRetroactivityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LateItemOptions($input: OfPayrollMonth!) {\n    activeContractInMonth(input: $input) {\n      contractId\n      name\n      rut\n      contractCode\n    }\n    inputItems {\n      code\n      label\n      unit\n      group\n    }\n  }\n"): typeof import('./graphql').LateItemOptionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PostRetroactive($input: OfRetroactivity!) {\n    postRetroactive(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        payrollMonthId\n      }\n    }\n  }\n"): typeof import('./graphql').PostRetroactiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoRetroactive($input: OfRetroactivity!) {\n    undoRetroactive(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        payrollMonthId\n      }\n    }\n  }\n"): typeof import('./graphql').UndoRetroactiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddLateItem($input: CreateLateItemInput!) {\n    createLateItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        payrollMonthId\n      }\n    }\n  }\n"): typeof import('./graphql').AddLateItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveLateItem($input: RemoveLateItemInput!) {\n    removeLateItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        payrollMonthId\n      }\n    }\n  }\n"): typeof import('./graphql').RemoveLateItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwedByContractChange($input: UpdateUserContractInput!) {\n    owedByContractChange(input: $input) {\n      businessId\n      businessName\n      closedMonths\n      payIn {\n        yearMonth\n      }\n      hidden\n      owed {\n        originMonth\n        toPay\n      }\n    }\n  }\n"): typeof import('./graphql').OwedByContractChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwedByPersonChange($input: UpdateUserInput!) {\n    owedByPersonChange(input: $input) {\n      businessId\n      businessName\n      closedMonths\n      payIn {\n        yearMonth\n      }\n      hidden\n      owed {\n        originMonth\n        toPay\n      }\n    }\n  }\n"): typeof import('./graphql').OwedByPersonChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Scenarios {\n    scenarios {\n      id\n      name\n      businessName\n      firstMonth\n      months\n      yearly\n      netChange\n      costChange\n      stale\n      calculatedAt\n      activeJobId\n    }\n  }\n"): typeof import('./graphql').ScenariosDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ScenarioDetail($input: ByIdScenario!) {\n    scenario(input: $input) {\n      id\n      name\n      description\n      businessId\n      businessName\n      firstMonth\n      months\n      yearly\n      monthlyGrowth\n      repeatItems\n      version\n      stale\n      calculatedAt\n      activeJobId\n      netChange\n      costChange\n      changes {\n        kind\n        from\n        scope\n        area\n        percent\n        figure\n        value\n        raiseToMinimum\n        law\n        asOf\n        count\n        salary\n        contracts {\n          contractId\n          name\n        }\n      }\n      result {\n        affected\n        durationMs\n        months {\n          yearMonth\n          paidNet\n          projected\n          real {\n            people\n            failed\n            net\n            earnings\n            deductions\n            employerCost\n          }\n          simulated {\n            people\n            failed\n            net\n            earnings\n            deductions\n            employerCost\n          }\n        }\n        concepts {\n          code\n          label\n          section\n          real\n          simulated\n        }\n        areas {\n          area\n          real\n          simulated\n          realPeople\n          simulatedPeople\n        }\n        people {\n          contractId\n          userId\n          name\n          area\n          netChange\n          costChange\n        }\n        assumptions {\n          key\n          label\n          from\n          to\n          first\n          last\n          unit\n          text\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').ScenarioDetailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ScenarioProgress($input: ByIdScenario!) {\n    scenarioRun(input: $input) {\n      status\n      done\n      total\n      message\n      error\n    }\n  }\n"): typeof import('./graphql').ScenarioProgressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ScenarioChoices {\n    scenarioOptions {\n      areas\n      figures {\n        key\n        label\n        unit\n        decimals\n        value\n      }\n      people {\n        contractId\n        businessId\n        name\n        jobTitle\n        area\n      }\n    }\n  }\n"): typeof import('./graphql').ScenarioChoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ScenarioBusinesses {\n    businesses {\n      id\n      name\n      usePayroll\n    }\n  }\n"): typeof import('./graphql').ScenarioBusinessesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateScenario($input: CreateScenarioInput!) {\n    createScenario(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').CreateScenarioDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateScenario($input: UpdateScenarioInput!) {\n    updateScenario(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').UpdateScenarioDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CalculateScenario($input: ByIdScenario!) {\n    calculateScenario(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').CalculateScenarioDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteScenario($input: ByIdScenario!) {\n    deleteScenario(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').DeleteScenarioDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NetToGross($input: NetToGrossInput!) {\n    netToGross(input: $input) {\n      contractId\n      userId\n      name\n      currentSalary\n      currentCurrency\n      yearMonth\n      salary\n      net\n      earnings\n      deductions\n      employerCost\n      assumptions\n      sections {\n        key\n        label\n        total\n        lines {\n          code\n          label\n          amount\n          detail\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').NetToGrossDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExplainNet($input: ExplainNetToGrossInput!) {\n    explainNetToGross(input: $input) {\n      index\n      parent\n      kind\n      text\n      words\n      numbers\n      decisions\n      code\n      label\n      unit\n      shown\n      exact\n      note\n      rounding\n      bracket\n      source\n      sourceUrl\n      since\n      law\n    }\n  }\n"): typeof import('./graphql').ExplainNetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StudioConcept($input: StudioConceptInput!) {\n    studioConcept(input: $input) {\n      kind\n      code\n      title\n      sourceCode\n      borrowed\n      type\n      inputUnit\n      inputName\n      since\n      version\n      law\n      taxable\n      tributable\n      gratification\n      proportional\n      users {\n        code\n        title\n      }\n      months {\n        id\n        yearMonth\n        businessName\n        contracts\n      }\n    }\n  }\n"): typeof import('./graphql').StudioConceptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StudioMonths {\n    studioMonths {\n      id\n      yearMonth\n      businessName\n      contracts\n    }\n  }\n"): typeof import('./graphql').StudioMonthsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FormulaLibrary($input: FormulaLibraryInput!) {\n    formulaLibrary(input: $input) {\n      yearMonth\n      facts {\n        code\n        label\n        unit\n        decimals\n        min\n        max\n        options\n        value\n        source\n      }\n      variables {\n        code\n        label\n        unit\n        decimals\n        min\n        max\n        options\n        value\n        source\n      }\n      tables {\n        code\n        label\n        unit\n        decimals\n        source\n        columns {\n          code\n          label\n          unit\n          decimals\n        }\n      }\n      classes {\n        code\n        label\n      }\n      concepts {\n        code\n        label\n        unit\n        decimals\n        formula\n        classes\n        min\n        max\n        category\n        source\n        own\n      }\n    }\n  }\n"): typeof import('./graphql').FormulaLibraryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewConcept($input: PreviewConceptInput!) {\n    previewConcept(input: $input) {\n      watched\n      unit\n      decimals\n      problem\n      breaks\n      rows {\n        contractId\n        userId\n        name\n        jobTitle\n        why\n        now\n        draft\n        before\n        netNow\n        netDraft\n        error\n        errorNow\n      }\n    }\n  }\n"): typeof import('./graphql').PreviewConceptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExplainDraft($input: ExplainDraftInput!) {\n    explainDraft(input: $input) {\n      index\n      parent\n      kind\n      text\n      words\n      numbers\n      decisions\n      code\n      label\n      unit\n      shown\n      exact\n      note\n      rounding\n      bracket\n      source\n      sourceUrl\n      since\n      law\n    }\n  }\n"): typeof import('./graphql').ExplainDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConceptImpact($input: ConceptImpactInput!) {\n    conceptImpact(input: $input) {\n      watched\n      done\n      total\n      next\n      changed\n      concept\n      net\n      cost\n      failures\n      mended\n      broken {\n        contractId\n        name\n        message\n      }\n      top {\n        contractId\n        userId\n        name\n        before\n        after\n        netBefore\n        netAfter\n      }\n    }\n  }\n"): typeof import('./graphql').ConceptImpactDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConceptCases($input: ConceptCasesInput!) {\n    conceptCases(input: $input) {\n      red\n      mutants\n      survivors {\n        from\n        to\n        before\n        after\n      }\n      cases {\n        id\n        title\n        yearMonth\n        userId\n        expected\n        got\n        error\n        passes\n      }\n    }\n  }\n"): typeof import('./graphql').ConceptCasesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CaseFacts($input: CaseFactsInput!) {\n    caseFacts(input: $input) {\n      result\n      facts {\n        code\n        label\n        unit\n        value\n        options\n      }\n    }\n  }\n"): typeof import('./graphql').CaseFactsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateConceptCase($input: CreateConceptCaseInput!) {\n    createConceptCase(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').CreateConceptCaseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateConceptCase($input: UpdateConceptCaseInput!) {\n    updateConceptCase(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').UpdateConceptCaseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteConceptCase($input: ByIdConceptCase!) {\n    deleteConceptCase(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').DeleteConceptCaseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveConcept($input: SaveConceptInput!) {\n    saveConcept(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').SaveConceptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ValidatePayrollWithLicense($input: ValidatePayrollWithLicenseInput!) {\n    validatePayrollWithLicense(input: $input) {\n      valid\n      message\n      licenseDays\n    }\n  }\n"): typeof import('./graphql').ValidatePayrollWithLicenseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContractsInMonth($input: OfPayrollMonth!) {\n    activeContractInMonth(input: $input) {\n      contractId\n      userId\n      contractCode\n      name\n      rut\n      jobTitle\n      area\n    }\n  }\n"): typeof import('./graphql').ContractsInMonthDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InputItems {\n    inputItems {\n      code\n      label\n      unit\n      group\n    }\n  }\n"): typeof import('./graphql').InputItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UserItems($input: UserItemsInput!) {\n    userItems(input: $input) {\n      id\n      contractId\n      person\n      contractCode\n      itemCode\n      itemLabel\n      unit\n      kind\n      value\n      startMonth\n      endMonth\n      totalQuotas\n      currentQuota\n      totalAmount\n      taken\n      carried\n      status\n      comment\n      origin\n      version\n      userId\n    }\n  }\n"): typeof import('./graphql').UserItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NetsInMonth($input: OfPayrollMonth!) {\n    recalculations(input: $input) {\n      contractId\n      net\n      before\n      revisions\n    }\n  }\n"): typeof import('./graphql').NetsInMonthDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveUserItems($input: SaveUserItemsInput!) {\n    saveUserItems(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        saved\n      }\n    }\n  }\n"): typeof import('./graphql').SaveUserItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateUserItem($input: CreateUserItemInput!) {\n    createUserItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').CreateUserItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateUserItem($input: UpdateUserItemInput!) {\n    updateUserItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').UpdateUserItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveUserItem($input: RemoveUserItemInput!) {\n    removeUserItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').RemoveUserItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SuspendUserItem($input: UserItemInMonth!) {\n    suspendUserItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').SuspendUserItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResumeUserItem($input: UserItemInMonth!) {\n    resumeUserItem(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').ResumeUserItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviousUserItems($input: PreviousUserItemsInput!) {\n    previousUserItems(input: $input) {\n      contractId\n      itemCode\n      value\n    }\n  }\n"): typeof import('./graphql').PreviousUserItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonContracts($input: UserContractsInput!) {\n    userContracts(input: $input) {\n      id\n      code\n      userCode\n      status\n      state\n      userId\n      businessId\n      businessName\n      initialDate\n      finalDate\n      signatureDate\n      signed\n      signatureIntegrationCode\n      version\n      contractType\n      jobTitle\n      jobTitleFamily\n      area\n      branchOffice\n      supervisorId\n      supervisorName\n      isSupervisor\n      apprentice\n      fixedTermRenewals\n      isProfessional\n      monthlySalary {\n        value\n        currency\n      }\n      paymentPeriod\n      taxRegime\n      taxPeriod\n      gratificationType\n      gratificationAmount\n      isCorporateSalary\n      overdraft\n      weekdayRate {\n        value\n        currency\n      }\n      saturdayRate {\n        value\n        currency\n      }\n      sundayRate {\n        value\n        currency\n      }\n      holidayRate {\n        value\n        currency\n      }\n      nightSurcharge\n      holidaySurcharge\n      hoursPerWeek\n      daysPerWeek\n      art22\n      cycleHours\n      cycleDays\n      isDomestic\n      liveIn\n      shiftWork\n      remoteWork\n      partTime\n      syncAttendance\n      syncDigitalSign\n      heavyWork\n      heavyWorkRate\n      syndicateId\n      syndicateName\n      unionFeeType\n      unionFeeValue\n      asOf\n      versionFrom\n      nextFrom\n      revealed\n      canUpdate\n      warnings\n    }\n  }\n"): typeof import('./graphql').PersonContractsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContractHistoryOf($input: ContractHistoryInput!) {\n    contractHistory(input: $input) {\n      periods {\n        key\n        from\n        until\n        recordedAt\n        supersededAt\n        author\n        changes\n      }\n      changes {\n        key\n        attribute\n        label\n        from\n        before\n        after\n        author\n        recordedAt\n      }\n    }\n  }\n"): typeof import('./graphql').ContractHistoryOfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContractChoices {\n    contractOptions {\n      areas\n      branchOffices\n      jobTitles\n      jobTitleFamilies\n      businesses {\n        id\n        name\n      }\n      syndicates {\n        id\n        name\n      }\n    }\n  }\n"): typeof import('./graphql').ContractChoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateContract($input: CreateUserContractInput!) {\n    createUserContract(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        warnings\n      }\n    }\n  }\n"): typeof import('./graphql').CreateContractDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateContract($input: UpdateUserContractInput!) {\n    updateUserContract(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        warnings\n      }\n    }\n  }\n"): typeof import('./graphql').UpdateContractDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateContractStatus($input: UpdateUserContractStatusInput!) {\n    updateUserContractStatus(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        state\n      }\n    }\n  }\n"): typeof import('./graphql').UpdateContractStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteContract($input: ByIdContract!) {\n    deleteUserContract(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').DeleteContractDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StartOfPayroll($input: PayrollStartInput!) {\n    payrollStart(input: $input) {\n      yearMonth\n      from\n      ofContract\n    }\n  }\n"): typeof import('./graphql').StartOfPayrollDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChooseContract($input: AllContractsInput!) {\n    allContracts(input: $input) {\n      id\n      label\n      hint\n    }\n  }\n"): typeof import('./graphql').ChooseContractDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Directory($filter: DirectoryFilter, $sort: DirectorySort, $page: Page) {\n    directory(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        userId\n        fullname\n        jobTitle\n        area\n        branchOffice\n        businessName\n        supervisorName\n        workPhone\n        businessEmail\n        avatarUrl\n        online\n      }\n    }\n  }\n"): typeof import('./graphql').DirectoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query People($filter: UsersFilter, $sort: UsersSort, $page: Page) {\n    users(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        id\n        fullname\n        gentilitie\n        rut\n        identificationType\n        role\n        status\n        email\n        personalPhone\n        birthday\n        avatarUrl\n        state\n        contractType\n        jobTitle\n        area\n        branchOffice\n        businessName\n        supervisorName\n        initialDate\n        finalDate\n        missing\n        online\n      }\n    }\n  }\n"): typeof import('./graphql').PeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PeopleCounts($input: UsersFilter!) {\n    userCounts(input: $input) {\n      total\n      incomplete\n      states {\n        state\n        total\n      }\n    }\n    areas {\n      name\n      total\n    }\n    branchOffices {\n      name\n      total\n    }\n  }\n"): typeof import('./graphql').PeopleCountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportPeople($input: ExportUsersInput!) {\n    exportUsers(input: $input)\n  }\n"): typeof import('./graphql').ExportPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonRecord($input: UserInput!) {\n    user(input: $input) {\n      id\n      fullname\n      initials\n      rut\n      documentNumber\n      identificationType\n      role\n      status\n      isPrivateRole\n      external\n      retired\n      comment\n      version\n      username\n      accountEmail\n      accountKeptBy\n      closed {\n        field\n        reason\n      }\n      avatarUrl\n      avatarFileId\n      state\n      jobTitle\n      jobTitleFamily\n      area\n      branchOffice\n      businessName\n      supervisorId\n      supervisorName\n      initialDate\n      finalDate\n      admissionDate\n      contractId\n      contractType\n      missing\n      online\n      asOf\n      held\n      recordFrom\n      versionFrom\n      nextFrom\n      seesReserved\n      revealed\n      canUpdate\n      canUpdateAvatar\n      canSeePay\n      canSeeAbsences\n      canAddAbsences\n      firstname\n      secondName\n      paternalLastname\n      maternalLastname\n      birthday\n      gender\n      genderPrevired\n      civilStatus\n      countryOfOrigin\n      email\n      personalPhone\n      businessEmail\n      addressCountry\n      address\n      communeCode\n      city\n      province\n      region\n      postalCode\n      previsionType\n      retirementScheme\n      pensionInstitution\n      pensionStatus\n      ipsReducedRate\n      afcEnrolled\n      afcDate\n      unemploymentInsuranceDate\n      afcConfig\n      afpCollect\n      keepsContributing\n      partialDisability\n      youngSubsidy\n      healthInstitution\n      healthPercentage\n      healthAmountUf\n      healthAmount\n      apviInstitution\n      apviRegime\n      apvi {\n        value\n        currency\n      }\n      apvi2Institution\n      apvi2Regime\n      apvi2 {\n        value\n        currency\n      }\n      apvcInstitution\n      apvc {\n        value\n        currency\n      }\n      cuenta2Institution\n      cuenta2 {\n        value\n        currency\n      }\n      subjectToFamilyAllowance\n      familyAllowanceSegment\n      simpleBurdens\n      maternalBurdens\n      disabledBurdens\n      subjectToJudicialRetention\n      judicial {\n        value\n        currency\n      }\n      judicialRetentionPercentage\n    }\n  }\n"): typeof import('./graphql').PersonRecordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonHistory($input: UserHistoryInput!) {\n    userHistory(input: $input) {\n      periods {\n        key\n        from\n        until\n        recordedAt\n        supersededAt\n        author\n        changes\n      }\n      changes {\n        key\n        attribute\n        label\n        from\n        before\n        after\n        author\n        recordedAt\n      }\n    }\n  }\n"): typeof import('./graphql').PersonHistoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePerson($input: CreateUserInput!) {\n    createUser(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        fullname\n        username\n        temporaryPassword\n        invitedTo\n      }\n    }\n  }\n"): typeof import('./graphql').CreatePersonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePerson($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        version\n      }\n    }\n  }\n"): typeof import('./graphql').UpdatePersonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePersonStatus($input: UpdateUserStatusInput!) {\n    updateUserStatus(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        status\n      }\n    }\n  }\n"): typeof import('./graphql').UpdatePersonStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePerson($input: ByIdUser!) {\n    deleteUser(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').DeletePersonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GiveAccess($input: CreateLoginInput!) {\n    createLogin(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        username\n        temporaryPassword\n        invitedTo\n      }\n    }\n  }\n"): typeof import('./graphql').GiveAccessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeAccount($input: UpdateLoginInput!) {\n    updateLogin(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        username\n        email\n      }\n    }\n  }\n"): typeof import('./graphql').ChangeAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VouchForAccount($input: VouchForLoginInput!) {\n    vouchForLogin(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').VouchForAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Payments($input: PaymentMethodsInput!) {\n    paymentMethods(input: $input) {\n      id\n      kind\n      bankCode\n      accountType\n      accountNumber\n      isCurrent\n      version\n    }\n  }\n"): typeof import('./graphql').PaymentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPayment($input: CreatePaymentMethodInput!) {\n    createPaymentMethod(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').AddPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UsePayment($input: UpdatePaymentMethodInput!) {\n    updatePaymentMethod(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').UsePaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePayment($input: ByIdPaymentMethod!) {\n    deletePaymentMethod(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').DeletePaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonBusinesses($input: UserBusinessesInput!) {\n    userBusinesses(input: $input) {\n      id\n      businessId\n      businessName\n      inPayroll\n      privateRole\n      workPhone\n      businessEmail\n      firstAdmissionDate\n      admissionDate\n      version\n      validTo\n      userContracts {\n        id\n        jobTitle\n        state\n      }\n    }\n  }\n"): typeof import('./graphql').PersonBusinessesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPersonToBusiness($input: AddToBusinessInput!) {\n    addToBusiness(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').AddPersonToBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePersonBusiness($input: UpdateUserBusinessInput!) {\n    updateUserBusiness(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').UpdatePersonBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePersonBusiness($input: ByIdUserBusiness!) {\n    deleteUserBusiness(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').RemovePersonBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InvitableUsers {\n    invitableUsers {\n      id\n      fullname\n      email\n      invited\n      whyNot\n    }\n  }\n"): typeof import('./graphql').InvitableUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteUsers($input: InviteUsersInput!) {\n    inviteUsers(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        invited\n        others {\n          id\n          fullname\n          whyNot\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').InviteUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindUsers($filter: UsersFilter, $page: Page) {\n    users(filter: $filter, page: $page) {\n      rows {\n        id\n        fullname\n        rut\n        jobTitle\n      }\n    }\n  }\n"): typeof import('./graphql').FindUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChooseUser($input: AllUsersInput!) {\n    allUsers(input: $input) {\n      id\n      fullname\n      rut\n    }\n  }\n"): typeof import('./graphql').ChooseUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Absences($filter: AbsenceFilter, $sort: AbsencesSort, $page: Page) {\n    absences(filter: $filter, sort: $sort, page: $page) {\n      total\n      rows {\n        id\n        userContractId\n        userId\n        fullname\n        rut\n        businessName\n        jobTitle\n        type\n        subtype\n        kind\n        pay\n        startDate\n        endDate\n        halfDay\n        realDays\n        workDays\n        responseStatus\n        response\n        lateUntil\n        creator\n        lastUpdateUser\n        hasFile\n        canWithdraw\n        version\n      }\n    }\n  }\n"): typeof import('./graphql').AbsencesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TeamAbsences($input: TeamAbsencesInput!) {\n    teamAbsences(input: $input) {\n      id\n      userContractId\n      userId\n      fullname\n      rut\n      businessName\n      jobTitle\n      type\n      subtype\n      kind\n      pay\n      startDate\n      endDate\n      halfDay\n      realDays\n      workDays\n      responseStatus\n      response\n      lateUntil\n      creator\n      lastUpdateUser\n      hasFile\n      canWithdraw\n      version\n    }\n  }\n"): typeof import('./graphql').TeamAbsencesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AbsencesOf($input: UserAbsencesInput!) {\n    userAbsences(input: $input) {\n      id\n      userContractId\n      userId\n      fullname\n      rut\n      businessName\n      jobTitle\n      type\n      subtype\n      kind\n      pay\n      startDate\n      endDate\n      applicationStartDate\n      applicationEndDate\n      halfDay\n      ignoreHolidays\n      realDays\n      workDays\n      licenseNumber\n      format\n      sendEmailToSupervisor\n      continuousLicense\n      firstLicence\n      contributionDays\n      previousPay\n      description\n      comment\n      fileId\n      fileUrl\n      hasFile\n      responseStatus\n      response\n      respondedAt\n      lateUntil\n      creator\n      lastUpdateUser\n      revealed\n      version\n    }\n  }\n"): typeof import('./graphql').AbsencesOfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AbsencePreview($input: AbsenceOverlapDatesInput!) {\n    absenceOverlapDates(input: $input) {\n      realDays\n      workDays\n      overlaps {\n        id\n        kind\n        startDate\n        endDate\n        status\n      }\n      effects {\n        yearMonth\n        isOpen\n        words\n      }\n    }\n  }\n"): typeof import('./graphql').AbsencePreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query YearOfAbsences($input: UserAbsenceYearInput!) {\n    userAbsenceYear(input: $input) {\n      year\n      years\n      pending\n      used {\n        kind\n        type\n        pay\n        count\n        realDays\n        workDays\n      }\n    }\n  }\n"): typeof import('./graphql').YearOfAbsencesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContractsToMiss($input: AbsenceContractsInput!) {\n    absenceContracts(input: $input) {\n      id\n      label\n      hint\n    }\n  }\n"): typeof import('./graphql').ContractsToMissDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateAbsence($input: CreateAbsenceInput!) {\n    createAbsence(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        responseStatus\n      }\n    }\n  }\n"): typeof import('./graphql').CreateAbsenceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAbsence($input: UpdateAbsenceInput!) {\n    updateAbsence(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').UpdateAbsenceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerAbsence($input: UpdateAbsenceResponseInput!) {\n    updateAbsenceResponse(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        responseStatus\n      }\n    }\n  }\n"): typeof import('./graphql').AnswerAbsenceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawAbsence($input: WithdrawAbsenceInput!) {\n    withdrawAbsence(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data {\n        id\n        responseStatus\n      }\n    }\n  }\n"): typeof import('./graphql').WithdrawAbsenceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAbsence($input: ByIdAbsence!) {\n    deleteAbsence(input: $input) {\n      status\n      message\n      error {\n        kind\n        message\n        field\n        traceId\n      }\n      data\n    }\n  }\n"): typeof import('./graphql').DeleteAbsenceDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
