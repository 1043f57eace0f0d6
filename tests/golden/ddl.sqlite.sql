CREATE TABLE "_meta" (
  "name" TEXT NOT NULL PRIMARY KEY,
  "value" TEXT
) STRICT;
CREATE TABLE "_steps" (
  "number" INTEGER NOT NULL PRIMARY KEY,
  "name" TEXT,
  "checksum" TEXT,
  "at" TEXT
) STRICT;
CREATE TABLE "_versions" (
  "collection" TEXT NOT NULL PRIMARY KEY,
  "n" INTEGER NOT NULL,
  "last" INTEGER NOT NULL,
  "rights" INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE "_counters" (
  "name" TEXT NOT NULL PRIMARY KEY,
  "n" INTEGER NOT NULL
) STRICT;
CREATE TABLE "_batches" (
  "node" TEXT NOT NULL PRIMARY KEY,
  "n" INTEGER NOT NULL,
  "at" INTEGER NOT NULL
) STRICT;
CREATE TABLE "_log" (
  "seq" INTEGER NOT NULL PRIMARY KEY,
  "at" TEXT,
  "who" TEXT,
  "collection" TEXT,
  "id" TEXT,
  "kind" TEXT,
  "before" TEXT,
  "after" TEXT,
  "content" TEXT,
  "hash" TEXT
) STRICT;
CREATE INDEX "ix__log_collection_id" ON "_log" ("collection", "id");
CREATE TABLE "_trash" (
  "seq" INTEGER NOT NULL PRIMARY KEY,
  "collection" TEXT,
  "id" TEXT,
  "at" TEXT,
  "who" TEXT,
  "body" TEXT
) STRICT;
CREATE INDEX "ix__trash_collection_id" ON "_trash" ("collection", "id");
CREATE TABLE "annexes" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "nameFr" TEXT,
  "nameFr__f" TEXT,
  "nameAr" TEXT,
  "nameAr__f" TEXT,
  "address" TEXT,
  "address__f" TEXT,
  "phone" TEXT,
  "phone__f" TEXT,
  "headId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "code" TEXT,
  "code__f" TEXT,
  "leastPresent" INTEGER,
  "isRural" INTEGER DEFAULT 0,
  "aliases" TEXT DEFAULT '[]'
) STRICT;
CREATE UNIQUE INDEX "uq_annexes__id" ON "annexes" ("_id");
CREATE INDEX "ix_annexes__created" ON "annexes" ("_created");
CREATE INDEX "ix_annexes_nameFr__f_nameFr" ON "annexes" ("nameFr__f", "nameFr");
CREATE INDEX "ix_annexes_nameAr__f_nameAr" ON "annexes" ("nameAr__f", "nameAr");
CREATE INDEX "ix_annexes_headId_set" ON "annexes" ("headId") WHERE "headId" IS NOT NULL;
CREATE UNIQUE INDEX "uq_annexes_code_set" ON "annexes" ("code") WHERE "code" IS NOT NULL;
CREATE TABLE "buildings" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "nameFr" TEXT,
  "nameFr__f" TEXT,
  "nameAr" TEXT,
  "nameAr__f" TEXT,
  "address" TEXT,
  "address__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_buildings__id" ON "buildings" ("_id");
CREATE INDEX "ix_buildings__created" ON "buildings" ("_created");
CREATE INDEX "ix_buildings_nameFr__f_nameFr" ON "buildings" ("nameFr__f", "nameFr");
CREATE INDEX "ix_buildings_nameAr__f_nameAr" ON "buildings" ("nameAr__f", "nameAr");
CREATE TABLE "locations" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "name" TEXT,
  "name__f" TEXT,
  "name__u" TEXT,
  "address" TEXT,
  "address__f" TEXT,
  "description" TEXT,
  "description__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_locations__id" ON "locations" ("_id");
CREATE INDEX "ix_locations__created" ON "locations" ("_created");
CREATE INDEX "ix_locations_name__f_name" ON "locations" ("name__f", "name");
CREATE UNIQUE INDEX "uq_locations_name__u" ON "locations" ("name__u");
CREATE TABLE "directions" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "nameFr" TEXT,
  "nameFr__f" TEXT,
  "nameAr" TEXT,
  "nameAr__f" TEXT,
  "headId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "aliases" TEXT DEFAULT '[]'
) STRICT;
CREATE UNIQUE INDEX "uq_directions__id" ON "directions" ("_id");
CREATE INDEX "ix_directions__created" ON "directions" ("_created");
CREATE INDEX "ix_directions_nameFr__f_nameFr" ON "directions" ("nameFr__f", "nameFr");
CREATE INDEX "ix_directions_nameAr__f_nameAr" ON "directions" ("nameAr__f", "nameAr");
CREATE INDEX "ix_directions_headId_set" ON "directions" ("headId") WHERE "headId" IS NOT NULL;
CREATE TABLE "divisions" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "nameFr" TEXT,
  "nameFr__f" TEXT,
  "nameAr" TEXT,
  "nameAr__f" TEXT,
  "headId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "directionId" TEXT REFERENCES "directions" ("_id") ON DELETE RESTRICT,
  "aliases" TEXT DEFAULT '[]'
) STRICT;
CREATE UNIQUE INDEX "uq_divisions__id" ON "divisions" ("_id");
CREATE INDEX "ix_divisions__created" ON "divisions" ("_created");
CREATE INDEX "ix_divisions_nameFr__f_nameFr" ON "divisions" ("nameFr__f", "nameFr");
CREATE INDEX "ix_divisions_nameAr__f_nameAr" ON "divisions" ("nameAr__f", "nameAr");
CREATE INDEX "ix_divisions_headId_set" ON "divisions" ("headId") WHERE "headId" IS NOT NULL;
CREATE INDEX "ix_divisions_directionId_set" ON "divisions" ("directionId") WHERE "directionId" IS NOT NULL;
CREATE TABLE "services" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "nameFr" TEXT,
  "nameFr__f" TEXT,
  "nameAr" TEXT,
  "nameAr__f" TEXT,
  "description" TEXT,
  "description__f" TEXT,
  "responsible" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "divisionId" TEXT REFERENCES "divisions" ("_id") ON DELETE RESTRICT,
  "leastPresent" INTEGER,
  "aliases" TEXT DEFAULT '[]'
) STRICT;
CREATE UNIQUE INDEX "uq_services__id" ON "services" ("_id");
CREATE INDEX "ix_services__created" ON "services" ("_created");
CREATE INDEX "ix_services_nameFr__f_nameFr" ON "services" ("nameFr__f", "nameFr");
CREATE INDEX "ix_services_nameAr__f_nameAr" ON "services" ("nameAr__f", "nameAr");
CREATE INDEX "ix_services_responsible_set" ON "services" ("responsible") WHERE "responsible" IS NOT NULL;
CREATE INDEX "ix_services_divisionId_set" ON "services" ("divisionId") WHERE "divisionId" IS NOT NULL;
CREATE TABLE "bureaux" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "nameFr" TEXT,
  "nameFr__f" TEXT,
  "nameAr" TEXT,
  "nameAr__f" TEXT,
  "headId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "serviceId" TEXT REFERENCES "services" ("_id") ON DELETE RESTRICT,
  "annexeId" TEXT REFERENCES "annexes" ("_id") ON DELETE RESTRICT,
  "buildingId" TEXT REFERENCES "buildings" ("_id") ON DELETE RESTRICT,
  "locationId" TEXT REFERENCES "locations" ("_id") ON DELETE RESTRICT,
  "floor" TEXT,
  "floor__f" TEXT,
  "leastPresent" INTEGER,
  "aliases" TEXT DEFAULT '[]'
) STRICT;
CREATE UNIQUE INDEX "uq_bureaux__id" ON "bureaux" ("_id");
CREATE INDEX "ix_bureaux__created" ON "bureaux" ("_created");
CREATE INDEX "ix_bureaux_nameFr__f_nameFr" ON "bureaux" ("nameFr__f", "nameFr");
CREATE INDEX "ix_bureaux_nameAr__f_nameAr" ON "bureaux" ("nameAr__f", "nameAr");
CREATE INDEX "ix_bureaux_headId_set" ON "bureaux" ("headId") WHERE "headId" IS NOT NULL;
CREATE INDEX "ix_bureaux_serviceId_set" ON "bureaux" ("serviceId") WHERE "serviceId" IS NOT NULL;
CREATE INDEX "ix_bureaux_annexeId_set" ON "bureaux" ("annexeId") WHERE "annexeId" IS NOT NULL;
CREATE INDEX "ix_bureaux_buildingId_set" ON "bureaux" ("buildingId") WHERE "buildingId" IS NOT NULL;
CREATE INDEX "ix_bureaux_locationId_set" ON "bureaux" ("locationId") WHERE "locationId" IS NOT NULL;
CREATE TABLE "employeeTypes" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "nameFr" TEXT,
  "nameFr__f" TEXT,
  "nameAr" TEXT,
  "nameAr__f" TEXT,
  "feminineFr" TEXT,
  "feminineFr__f" TEXT,
  "feminineAr" TEXT,
  "feminineAr__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_employeeTypes__id" ON "employeeTypes" ("_id");
CREATE INDEX "ix_employeeTypes__created" ON "employeeTypes" ("_created");
CREATE INDEX "ix_employeeTypes_nameFr__f_nameFr" ON "employeeTypes" ("nameFr__f", "nameFr");
CREATE INDEX "ix_employeeTypes_nameAr__f_nameAr" ON "employeeTypes" ("nameAr__f", "nameAr");
CREATE TABLE "holidays" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "date" TEXT,
  "nameFr" TEXT,
  "nameFr__f" TEXT,
  "nameAr" TEXT,
  "nameAr__f" TEXT,
  "kind" TEXT,
  "confirmed" INTEGER DEFAULT 0,
  "source" TEXT,
  "source__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_holidays__id" ON "holidays" ("_id");
CREATE INDEX "ix_holidays__created" ON "holidays" ("_created");
CREATE UNIQUE INDEX "uq_holidays_date_nameFr" ON "holidays" ("date", "nameFr");
CREATE TABLE "workSchedules" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "nameFr" TEXT,
  "nameFr__f" TEXT,
  "nameAr" TEXT,
  "nameAr__f" TEXT,
  "validFrom" TEXT,
  "validTo" TEXT,
  "start" TEXT,
  "start__f" TEXT,
  "end" TEXT,
  "end__f" TEXT,
  "breakMinutes" INTEGER,
  "fridayBreakMinutes" INTEGER,
  "breakStart" TEXT,
  "breakStart__f" TEXT,
  "fridayBreakStart" TEXT,
  "fridayBreakStart__f" TEXT,
  "graceMinutes" INTEGER,
  "toleratedMinutes" INTEGER,
  "weekdays" TEXT DEFAULT '[]',
  "employeeId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "bureauId" TEXT REFERENCES "bureaux" ("_id") ON DELETE RESTRICT,
  "serviceId" TEXT REFERENCES "services" ("_id") ON DELETE RESTRICT,
  "divisionId" TEXT REFERENCES "divisions" ("_id") ON DELETE RESTRICT,
  "directionId" TEXT REFERENCES "directions" ("_id") ON DELETE RESTRICT,
  "annexeId" TEXT REFERENCES "annexes" ("_id") ON DELETE RESTRICT,
  "ramadan" INTEGER DEFAULT 0,
  "ramadanExempt" INTEGER DEFAULT 0,
  "source" TEXT,
  "source__f" TEXT,
  "overnight" INTEGER DEFAULT 0
) STRICT;
CREATE UNIQUE INDEX "uq_workSchedules__id" ON "workSchedules" ("_id");
CREATE INDEX "ix_workSchedules__created" ON "workSchedules" ("_created");
CREATE INDEX "ix_workSchedules_employeeId_set" ON "workSchedules" ("employeeId") WHERE "employeeId" IS NOT NULL;
CREATE INDEX "ix_workSchedules_bureauId_set" ON "workSchedules" ("bureauId") WHERE "bureauId" IS NOT NULL;
CREATE INDEX "ix_workSchedules_serviceId_set" ON "workSchedules" ("serviceId") WHERE "serviceId" IS NOT NULL;
CREATE INDEX "ix_workSchedules_divisionId_set" ON "workSchedules" ("divisionId") WHERE "divisionId" IS NOT NULL;
CREATE INDEX "ix_workSchedules_directionId_set" ON "workSchedules" ("directionId") WHERE "directionId" IS NOT NULL;
CREATE INDEX "ix_workSchedules_annexeId_set" ON "workSchedules" ("annexeId") WHERE "annexeId" IS NOT NULL;
CREATE TABLE "posts" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "bureauId" TEXT REFERENCES "bureaux" ("_id") ON DELETE RESTRICT,
  "serviceId" TEXT REFERENCES "services" ("_id") ON DELETE RESTRICT,
  "annexeId" TEXT REFERENCES "annexes" ("_id") ON DELETE RESTRICT,
  "jobTitleId" TEXT REFERENCES "jobTitles" ("_id") ON DELETE RESTRICT,
  "gradeId" TEXT REFERENCES "grades" ("_id") ON DELETE RESTRICT,
  "planned" INTEGER
) STRICT;
CREATE UNIQUE INDEX "uq_posts__id" ON "posts" ("_id");
CREATE INDEX "ix_posts__created" ON "posts" ("_created");
CREATE INDEX "ix_posts_bureauId_set" ON "posts" ("bureauId") WHERE "bureauId" IS NOT NULL;
CREATE INDEX "ix_posts_serviceId_set" ON "posts" ("serviceId") WHERE "serviceId" IS NOT NULL;
CREATE INDEX "ix_posts_annexeId_set" ON "posts" ("annexeId") WHERE "annexeId" IS NOT NULL;
CREATE INDEX "ix_posts_jobTitleId" ON "posts" ("jobTitleId");
CREATE INDEX "ix_posts_gradeId_set" ON "posts" ("gradeId") WHERE "gradeId" IS NOT NULL;
CREATE TABLE "delegations" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "headEmployeeId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "delegateId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "kind" TEXT,
  "from" TEXT,
  "to" TEXT,
  "scope" TEXT DEFAULT '[]',
  "decisionRef" TEXT,
  "decisionRef__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_delegations__id" ON "delegations" ("_id");
CREATE INDEX "ix_delegations__created" ON "delegations" ("_created");
CREATE INDEX "ix_delegations_headEmployeeId" ON "delegations" ("headEmployeeId");
CREATE INDEX "ix_delegations_delegateId" ON "delegations" ("delegateId");
CREATE TABLE "assignments" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "type" TEXT,
  "employeeId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "bureauId" TEXT REFERENCES "bureaux" ("_id") ON DELETE RESTRICT,
  "serviceId" TEXT REFERENCES "services" ("_id") ON DELETE RESTRICT,
  "annexeId" TEXT REFERENCES "annexes" ("_id") ON DELETE RESTRICT,
  "startDate" TEXT,
  "endDate" TEXT,
  "decisionRef" TEXT,
  "decisionRef__f" TEXT,
  "decisionDate" TEXT,
  "notes" TEXT,
  "notes__f" TEXT,
  "fileId" TEXT,
  "effectiveAt" TEXT,
  "source" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_assignments__id" ON "assignments" ("_id");
CREATE INDEX "ix_assignments__created" ON "assignments" ("_created");
CREATE INDEX "ix_assignments_employeeId" ON "assignments" ("employeeId");
CREATE INDEX "ix_assignments_bureauId_set" ON "assignments" ("bureauId") WHERE "bureauId" IS NOT NULL;
CREATE INDEX "ix_assignments_serviceId_set" ON "assignments" ("serviceId") WHERE "serviceId" IS NOT NULL;
CREATE INDEX "ix_assignments_annexeId_set" ON "assignments" ("annexeId") WHERE "annexeId" IS NOT NULL;
CREATE TABLE "grades" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "nameFr" TEXT,
  "nameFr__f" TEXT,
  "nameFr__u" TEXT,
  "nameAr" TEXT,
  "nameAr__f" TEXT,
  "corpsFr" TEXT,
  "corpsFr__f" TEXT,
  "corpsAr" TEXT,
  "corpsAr__f" TEXT,
  "echelle" INTEGER
) STRICT;
CREATE UNIQUE INDEX "uq_grades__id" ON "grades" ("_id");
CREATE INDEX "ix_grades__created" ON "grades" ("_created");
CREATE INDEX "ix_grades_nameFr__f_nameFr" ON "grades" ("nameFr__f", "nameFr");
CREATE INDEX "ix_grades_nameAr__f_nameAr" ON "grades" ("nameAr__f", "nameAr");
CREATE UNIQUE INDEX "uq_grades_nameFr__u" ON "grades" ("nameFr__u");
CREATE TABLE "jobTitles" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "nameFr" TEXT,
  "nameFr__f" TEXT,
  "nameFr__u" TEXT,
  "nameAr" TEXT,
  "nameAr__f" TEXT,
  "feminineFr" TEXT,
  "feminineFr__f" TEXT,
  "feminineAr" TEXT,
  "feminineAr__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_jobTitles__id" ON "jobTitles" ("_id");
CREATE INDEX "ix_jobTitles__created" ON "jobTitles" ("_created");
CREATE INDEX "ix_jobTitles_nameFr__f_nameFr" ON "jobTitles" ("nameFr__f", "nameFr");
CREATE INDEX "ix_jobTitles_nameAr__f_nameAr" ON "jobTitles" ("nameAr__f", "nameAr");
CREATE UNIQUE INDEX "uq_jobTitles_nameFr__u" ON "jobTitles" ("nameFr__u");
CREATE TABLE "persons" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "fullNameFr" TEXT,
  "fullNameFr__f" TEXT,
  "fullNameAr" TEXT,
  "fullNameAr__f" TEXT,
  "CIN" TEXT,
  "CIN__f" TEXT,
  "birthDate" TEXT,
  "birthPlaceFr" TEXT,
  "birthPlaceFr__f" TEXT,
  "birthPlaceAr" TEXT,
  "birthPlaceAr__f" TEXT,
  "sex" TEXT,
  "address" TEXT,
  "address__f" TEXT,
  "phone" TEXT,
  "phone__f" TEXT,
  "email" TEXT,
  "email__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_persons__id" ON "persons" ("_id");
CREATE INDEX "ix_persons__created" ON "persons" ("_created");
CREATE INDEX "ix_persons_fullNameFr__f_fullNameFr" ON "persons" ("fullNameFr__f", "fullNameFr");
CREATE INDEX "ix_persons_fullNameAr__f_fullNameAr" ON "persons" ("fullNameAr__f", "fullNameAr");
CREATE INDEX "ix_persons_CIN__f_CIN" ON "persons" ("CIN__f", "CIN");
CREATE UNIQUE INDEX "uq_persons_CIN" ON "persons" ("CIN");
CREATE TABLE "employees" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "fullNameFr" TEXT,
  "fullNameFr__f" TEXT,
  "fullNameAr" TEXT,
  "fullNameAr__f" TEXT,
  "CIN" TEXT,
  "CIN__f" TEXT,
  "N_PERS_ACT" INTEGER,
  "FONCTION" TEXT DEFAULT '',
  "FONCTION__f" TEXT DEFAULT '',
  "DATN" TEXT,
  "annexe" TEXT REFERENCES "annexes" ("_id") ON DELETE RESTRICT,
  "bureauId" TEXT REFERENCES "bureaux" ("_id") ON DELETE RESTRICT,
  "serviceId" TEXT REFERENCES "services" ("_id") ON DELETE RESTRICT,
  "type" TEXT REFERENCES "employeeTypes" ("_id") ON DELETE RESTRICT,
  "building" TEXT REFERENCES "buildings" ("_id") ON DELETE RESTRICT,
  "emp_code" TEXT,
  "emp_code__f" TEXT,
  "fingerprint" INTEGER DEFAULT 0,
  "photoId" TEXT,
  "cinFileId" TEXT,
  "personId" TEXT REFERENCES "persons" ("_id") ON DELETE RESTRICT,
  "grade" TEXT,
  "grade__f" TEXT,
  "echelle" INTEGER,
  "echelon" INTEGER,
  "recruitmentDate" TEXT,
  "tenureDate" TEXT,
  "bankRib" TEXT,
  "bankRib__f" TEXT,
  "phone" TEXT,
  "phone__f" TEXT,
  "email" TEXT,
  "email__f" TEXT,
  "address" TEXT,
  "address__f" TEXT,
  "maritalStatus" TEXT,
  "maritalStatus__f" TEXT,
  "childrenCount" INTEGER,
  "managerId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "baseSalary" INTEGER,
  "netSalary" INTEGER,
  "notes" TEXT,
  "notes__f" TEXT,
  "active" INTEGER DEFAULT 1,
  "gradeId" TEXT REFERENCES "grades" ("_id") ON DELETE RESTRICT,
  "jobTitleId" TEXT REFERENCES "jobTitles" ("_id") ON DELETE RESTRICT,
  "postId" TEXT,
  "registeredOn" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_employees__id" ON "employees" ("_id");
CREATE INDEX "ix_employees__created" ON "employees" ("_created");
CREATE INDEX "ix_employees_fullNameFr__f_fullNameFr" ON "employees" ("fullNameFr__f", "fullNameFr");
CREATE INDEX "ix_employees_fullNameAr__f_fullNameAr" ON "employees" ("fullNameAr__f", "fullNameAr");
CREATE INDEX "ix_employees_CIN__f_CIN" ON "employees" ("CIN__f", "CIN");
CREATE INDEX "ix_employees_FONCTION__f_FONCTION" ON "employees" ("FONCTION__f", "FONCTION");
CREATE INDEX "ix_employees_annexe_set" ON "employees" ("annexe") WHERE "annexe" IS NOT NULL;
CREATE INDEX "ix_employees_bureauId_set" ON "employees" ("bureauId") WHERE "bureauId" IS NOT NULL;
CREATE INDEX "ix_employees_serviceId_set" ON "employees" ("serviceId") WHERE "serviceId" IS NOT NULL;
CREATE INDEX "ix_employees_type_set" ON "employees" ("type") WHERE "type" IS NOT NULL;
CREATE INDEX "ix_employees_building_set" ON "employees" ("building") WHERE "building" IS NOT NULL;
CREATE INDEX "ix_employees_personId_set" ON "employees" ("personId") WHERE "personId" IS NOT NULL;
CREATE INDEX "ix_employees_managerId_set" ON "employees" ("managerId") WHERE "managerId" IS NOT NULL;
CREATE INDEX "ix_employees_gradeId_set" ON "employees" ("gradeId") WHERE "gradeId" IS NOT NULL;
CREATE INDEX "ix_employees_jobTitleId_set" ON "employees" ("jobTitleId") WHERE "jobTitleId" IS NOT NULL;
CREATE INDEX "ix_employees_postId_set" ON "employees" ("postId") WHERE "postId" IS NOT NULL;
CREATE INDEX "ix_employees_DATN_FONCTION__f_FONCTION_active" ON "employees" ("DATN", "FONCTION__f", "FONCTION", "active");
CREATE UNIQUE INDEX "uq_employees_CIN" ON "employees" ("CIN");
CREATE UNIQUE INDEX "uq_employees_N_PERS_ACT_set" ON "employees" ("N_PERS_ACT") WHERE "N_PERS_ACT" IS NOT NULL;
CREATE UNIQUE INDEX "uq_employees_emp_code_set" ON "employees" ("emp_code") WHERE "emp_code" IS NOT NULL;
CREATE TABLE "users" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "username" TEXT,
  "username__f" TEXT,
  "email" TEXT,
  "email__f" TEXT,
  "userId" TEXT,
  "userId__f" TEXT,
  "auth" TEXT DEFAULT '[]',
  "permissions" TEXT DEFAULT '[]',
  "roles" TEXT DEFAULT '[]',
  "personPublicDataID" TEXT REFERENCES "persons" ("_id") ON DELETE RESTRICT,
  "persoActif" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "pending" INTEGER DEFAULT 0,
  "disabled" INTEGER DEFAULT 0,
  "secondFactor" INTEGER DEFAULT 0,
  "unverified" INTEGER DEFAULT 0,
  "acceptedUnverified" INTEGER DEFAULT 0,
  "lastSeenAt" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_users__id" ON "users" ("_id");
CREATE INDEX "ix_users__created" ON "users" ("_created");
CREATE INDEX "ix_users_username__f_username" ON "users" ("username__f", "username");
CREATE INDEX "ix_users_email__f_email" ON "users" ("email__f", "email");
CREATE INDEX "ix_users_personPublicDataID_set" ON "users" ("personPublicDataID") WHERE "personPublicDataID" IS NOT NULL;
CREATE INDEX "ix_users_persoActif_set" ON "users" ("persoActif") WHERE "persoActif" IS NOT NULL;
CREATE UNIQUE INDEX "uq_users_username" ON "users" ("username");
CREATE UNIQUE INDEX "uq_users_email" ON "users" ("email");
CREATE UNIQUE INDEX "uq_users_userId_set" ON "users" ("userId") WHERE "userId" IS NOT NULL;
CREATE TABLE "users__roles" (
  "owner" TEXT NOT NULL REFERENCES "users" ("_id") ON DELETE RESTRICT,
  "item" TEXT NOT NULL REFERENCES "roles" ("_id") ON DELETE RESTRICT,
  "position" INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX "uq_users__roles_owner_position" ON "users__roles" ("owner", "position");
CREATE INDEX "ix_users__roles_item" ON "users__roles" ("item");
CREATE TABLE "careerSteps" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "employeeId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "kind" TEXT,
  "on" TEXT,
  "gradeId" TEXT REFERENCES "grades" ("_id") ON DELETE RESTRICT,
  "jobTitleId" TEXT REFERENCES "jobTitles" ("_id") ON DELETE RESTRICT,
  "echelon" INTEGER,
  "position" TEXT,
  "ground" TEXT,
  "decisionRef" TEXT,
  "decisionRef__f" TEXT,
  "decisionDate" TEXT,
  "fileId" TEXT,
  "notes" TEXT,
  "notes__f" TEXT,
  "outOfOrderReason" TEXT,
  "outOfOrderReason__f" TEXT,
  "source" TEXT,
  "gradeName" TEXT,
  "gradeName__f" TEXT,
  "functionName" TEXT,
  "functionName__f" TEXT,
  "formerFunction" TEXT,
  "formerFunction__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_careerSteps__id" ON "careerSteps" ("_id");
CREATE INDEX "ix_careerSteps__created" ON "careerSteps" ("_created");
CREATE INDEX "ix_careerSteps_gradeId_set" ON "careerSteps" ("gradeId") WHERE "gradeId" IS NOT NULL;
CREATE INDEX "ix_careerSteps_jobTitleId_set" ON "careerSteps" ("jobTitleId") WHERE "jobTitleId" IS NOT NULL;
CREATE INDEX "ix_careerSteps_employeeId_on" ON "careerSteps" ("employeeId", "on");
CREATE TABLE "roles" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "name" TEXT,
  "name__f" TEXT,
  "nameFr" TEXT,
  "nameFr__f" TEXT,
  "nameAr" TEXT,
  "nameAr__f" TEXT,
  "permissions" TEXT DEFAULT '[]',
  "requiresMfa" INTEGER DEFAULT 0,
  "grantable" INTEGER DEFAULT 0
) STRICT;
CREATE UNIQUE INDEX "uq_roles__id" ON "roles" ("_id");
CREATE INDEX "ix_roles__created" ON "roles" ("_created");
CREATE UNIQUE INDEX "uq_roles_name" ON "roles" ("name");
CREATE TABLE "warnings" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "refNumber" TEXT,
  "refNumber__f" TEXT,
  "persoActifId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "addresseeId" TEXT,
  "bureauId" TEXT REFERENCES "bureaux" ("_id") ON DELETE RESTRICT,
  "serviceId" TEXT REFERENCES "services" ("_id") ON DELETE RESTRICT,
  "annexeId" TEXT REFERENCES "annexes" ("_id") ON DELETE RESTRICT,
  "date" TEXT,
  "absent" INTEGER DEFAULT 0,
  "kind" TEXT DEFAULT 'notice',
  "minutesLate" INTEGER,
  "reason" TEXT,
  "reason__f" TEXT,
  "reasonAr" TEXT,
  "reasonAr__f" TEXT,
  "status" TEXT DEFAULT 'issued',
  "replyUntil" TEXT,
  "termDays" INTEGER,
  "handedOn" TEXT,
  "handedHow" TEXT,
  "handedById" TEXT,
  "receiptFileId" TEXT,
  "acknowledgedAt" TEXT,
  "response" TEXT,
  "response__f" TEXT,
  "respondedAt" TEXT,
  "replyFileId" TEXT,
  "decision" TEXT,
  "decision__f" TEXT,
  "decidedById" TEXT,
  "decidedAt" TEXT,
  "cancelledReason" TEXT,
  "cancelledReason__f" TEXT,
  "previousId" TEXT REFERENCES "warnings" ("_id") ON DELETE RESTRICT,
  "year" INTEGER,
  "num" INTEGER,
  "docId" TEXT,
  "docId__f" TEXT,
  "fileId" TEXT,
  "signedFileId" TEXT,
  "signBy" TEXT,
  "signBy__f" TEXT,
  "signedById" TEXT,
  "signedAt" TEXT,
  "signer" TEXT,
  "signedScanId" TEXT,
  "authorId" TEXT,
  "standing" TEXT,
  "standing__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_warnings__id" ON "warnings" ("_id");
CREATE INDEX "ix_warnings__created" ON "warnings" ("_created");
CREATE INDEX "ix_warnings_refNumber__f_refNumber" ON "warnings" ("refNumber__f", "refNumber");
CREATE INDEX "ix_warnings_serviceId_set" ON "warnings" ("serviceId") WHERE "serviceId" IS NOT NULL;
CREATE INDEX "ix_warnings_annexeId_set" ON "warnings" ("annexeId") WHERE "annexeId" IS NOT NULL;
CREATE INDEX "ix_warnings_handedById_set" ON "warnings" ("handedById") WHERE "handedById" IS NOT NULL;
CREATE INDEX "ix_warnings_decidedById_set" ON "warnings" ("decidedById") WHERE "decidedById" IS NOT NULL;
CREATE INDEX "ix_warnings_previousId_set" ON "warnings" ("previousId") WHERE "previousId" IS NOT NULL;
CREATE INDEX "ix_warnings_signedById_set" ON "warnings" ("signedById") WHERE "signedById" IS NOT NULL;
CREATE INDEX "ix_warnings_authorId_set" ON "warnings" ("authorId") WHERE "authorId" IS NOT NULL;
CREATE INDEX "ix_warnings_date" ON "warnings" ("date");
CREATE INDEX "ix_warnings_bureauId_date" ON "warnings" ("bureauId", "date");
CREATE INDEX "ix_warnings_persoActifId_date" ON "warnings" ("persoActifId", "date");
CREATE INDEX "ix_warnings_status_replyUntil" ON "warnings" ("status", "replyUntil");
CREATE INDEX "ix_warnings_signBy" ON "warnings" ("signBy");
CREATE INDEX "ix_warnings_addresseeId_date" ON "warnings" ("addresseeId", "date");
CREATE UNIQUE INDEX "uq_warnings_persoActifId_date_standing" ON "warnings" ("persoActifId", "date", "standing");
CREATE UNIQUE INDEX "uq_warnings_year_num" ON "warnings" ("year", "num");
CREATE TABLE "absences" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "employeeId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "date" TEXT,
  "minutes" INTEGER,
  "wholeDay" INTEGER DEFAULT 1,
  "justified" INTEGER DEFAULT 0,
  "justification" TEXT DEFAULT 'open',
  "reason" TEXT,
  "explanation" TEXT,
  "explanation__f" TEXT,
  "fileId" TEXT,
  "medicalFileId" TEXT,
  "submittedById" TEXT,
  "submittedAt" TEXT,
  "opinion" TEXT,
  "opinionNote" TEXT,
  "opinionNote__f" TEXT,
  "opinionById" TEXT,
  "decidedById" TEXT,
  "decidedAt" TEXT,
  "decisionReason" TEXT,
  "decisionReason__f" TEXT,
  "warningId" TEXT,
  "source" TEXT,
  "bureauId" TEXT REFERENCES "bureaux" ("_id") ON DELETE RESTRICT,
  "serviceId" TEXT REFERENCES "services" ("_id") ON DELETE RESTRICT,
  "annexeId" TEXT REFERENCES "annexes" ("_id") ON DELETE RESTRICT
) STRICT;
CREATE UNIQUE INDEX "uq_absences__id" ON "absences" ("_id");
CREATE INDEX "ix_absences__created" ON "absences" ("_created");
CREATE INDEX "ix_absences_submittedById_set" ON "absences" ("submittedById") WHERE "submittedById" IS NOT NULL;
CREATE INDEX "ix_absences_opinionById_set" ON "absences" ("opinionById") WHERE "opinionById" IS NOT NULL;
CREATE INDEX "ix_absences_decidedById_set" ON "absences" ("decidedById") WHERE "decidedById" IS NOT NULL;
CREATE INDEX "ix_absences_warningId_set" ON "absences" ("warningId") WHERE "warningId" IS NOT NULL;
CREATE INDEX "ix_absences_bureauId_set" ON "absences" ("bureauId") WHERE "bureauId" IS NOT NULL;
CREATE INDEX "ix_absences_serviceId_set" ON "absences" ("serviceId") WHERE "serviceId" IS NOT NULL;
CREATE INDEX "ix_absences_annexeId_set" ON "absences" ("annexeId") WHERE "annexeId" IS NOT NULL;
CREATE INDEX "ix_absences_date_annexeId" ON "absences" ("date", "annexeId");
CREATE INDEX "ix_absences_justification_date" ON "absences" ("justification", "date");
CREATE UNIQUE INDEX "uq_absences_employeeId_date" ON "absences" ("employeeId", "date");
CREATE TABLE "annexeReports" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "annexe" TEXT REFERENCES "annexes" ("_id") ON DELETE RESTRICT,
  "date" TEXT,
  "periodType" TEXT DEFAULT 'daily',
  "justifiedAbsences" INTEGER,
  "unjustifiedAbsences" INTEGER,
  "abscence" INTEGER,
  "headcount" INTEGER,
  "notes" TEXT,
  "notes__f" TEXT,
  "source" TEXT DEFAULT 'typed',
  "difference" TEXT,
  "all" TEXT,
  "all__f" TEXT,
  "authorId" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_annexeReports__id" ON "annexeReports" ("_id");
CREATE INDEX "ix_annexeReports__created" ON "annexeReports" ("_created");
CREATE INDEX "ix_annexeReports_authorId_set" ON "annexeReports" ("authorId") WHERE "authorId" IS NOT NULL;
CREATE INDEX "ix_annexeReports_date_periodType" ON "annexeReports" ("date", "periodType");
CREATE UNIQUE INDEX "uq_annexeReports_annexe_date_periodType" ON "annexeReports" ("annexe", "date", "periodType");
CREATE TABLE "deductionStatements" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "month" TEXT,
  "month__f" TEXT,
  "employeeId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "minutes" INTEGER,
  "lines" TEXT,
  "state" TEXT DEFAULT 'draft',
  "signedById" TEXT,
  "signedAt" TEXT,
  "signBy" TEXT,
  "signBy__f" TEXT,
  "signer" TEXT,
  "signedFileId" TEXT,
  "signedScanId" TEXT,
  "cancelledReason" TEXT,
  "cancelledReason__f" TEXT,
  "docId" TEXT,
  "docId__f" TEXT,
  "fileId" TEXT,
  "standing" TEXT,
  "standing__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_deductionStatements__id" ON "deductionStatements" ("_id");
CREATE INDEX "ix_deductionStatements__created" ON "deductionStatements" ("_created");
CREATE INDEX "ix_deductionStatements_employeeId" ON "deductionStatements" ("employeeId");
CREATE INDEX "ix_deductionStatements_signedById_set" ON "deductionStatements" ("signedById") WHERE "signedById" IS NOT NULL;
CREATE INDEX "ix_deductionStatements_month_state" ON "deductionStatements" ("month", "state");
CREATE INDEX "ix_deductionStatements_signBy" ON "deductionStatements" ("signBy");
CREATE UNIQUE INDEX "uq_deductionStatements_month_employeeId_standing" ON "deductionStatements" ("month", "employeeId", "standing");
CREATE TABLE "attendance_devices" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "serialNumber" TEXT,
  "serialNumber__f" TEXT,
  "nameFr" TEXT,
  "nameFr__f" TEXT,
  "nameAr" TEXT,
  "nameAr__f" TEXT,
  "annexeId" TEXT REFERENCES "annexes" ("_id") ON DELETE RESTRICT,
  "allowed" INTEGER DEFAULT 0,
  "networks" TEXT DEFAULT '[]',
  "installedOn" TEXT,
  "model" TEXT,
  "model__f" TEXT,
  "outOfServiceFrom" TEXT,
  "outOfServiceTo" TEXT,
  "outOfServiceReason" TEXT,
  "outOfServiceReason__f" TEXT,
  "ip" TEXT,
  "ip__f" TEXT,
  "firmware" TEXT,
  "firmware__f" TEXT,
  "accessFirmware" INTEGER DEFAULT 0
) STRICT;
CREATE UNIQUE INDEX "uq_attendance_devices__id" ON "attendance_devices" ("_id");
CREATE INDEX "ix_attendance_devices__created" ON "attendance_devices" ("_created");
CREATE INDEX "ix_attendance_devices_serialNumber__f_serialNumber" ON "attendance_devices" ("serialNumber__f", "serialNumber");
CREATE INDEX "ix_attendance_devices_nameFr__f_nameFr" ON "attendance_devices" ("nameFr__f", "nameFr");
CREATE INDEX "ix_attendance_devices_nameAr__f_nameAr" ON "attendance_devices" ("nameAr__f", "nameAr");
CREATE INDEX "ix_attendance_devices_annexeId_set" ON "attendance_devices" ("annexeId") WHERE "annexeId" IS NOT NULL;
CREATE UNIQUE INDEX "uq_attendance_devices_serialNumber" ON "attendance_devices" ("serialNumber");
CREATE TABLE "attendance_deviceUploads" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "deviceId" TEXT,
  "kind" TEXT,
  "lines" INTEGER,
  "newLines" INTEGER,
  "malformedLines" INTEGER,
  "sha256" TEXT,
  "sha256__f" TEXT,
  "receivedAt" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_attendance_deviceUploads__id" ON "attendance_deviceUploads" ("_id");
CREATE INDEX "ix_attendance_deviceUploads__created" ON "attendance_deviceUploads" ("_created");
CREATE INDEX "ix_attendance_deviceUploads_deviceId_set" ON "attendance_deviceUploads" ("deviceId") WHERE "deviceId" IS NOT NULL;
CREATE TABLE "attendance_malformedPunches" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "deviceId" TEXT,
  "line" TEXT,
  "line__f" TEXT,
  "fault" TEXT,
  "receivedAt" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_attendance_malformedPunches__id" ON "attendance_malformedPunches" ("_id");
CREATE INDEX "ix_attendance_malformedPunches__created" ON "attendance_malformedPunches" ("_created");
CREATE UNIQUE INDEX "uq_attendance_malformedPunches_deviceId_line" ON "attendance_malformedPunches" ("deviceId", "line");
CREATE TABLE "attendance_unknownCodes" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "emp_code" TEXT,
  "emp_code__f" TEXT,
  "deviceId" TEXT,
  "firstAt" TEXT,
  "lastAt" TEXT,
  "punches" INTEGER
) STRICT;
CREATE UNIQUE INDEX "uq_attendance_unknownCodes__id" ON "attendance_unknownCodes" ("_id");
CREATE INDEX "ix_attendance_unknownCodes__created" ON "attendance_unknownCodes" ("_created");
CREATE INDEX "ix_attendance_unknownCodes_emp_code__f_emp_code" ON "attendance_unknownCodes" ("emp_code__f", "emp_code");
CREATE INDEX "ix_attendance_unknownCodes_deviceId_set" ON "attendance_unknownCodes" ("deviceId") WHERE "deviceId" IS NOT NULL;
CREATE UNIQUE INDEX "uq_attendance_unknownCodes_emp_code" ON "attendance_unknownCodes" ("emp_code");
CREATE TABLE "attendance_deviceCommands" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "deviceId" TEXT,
  "kind" TEXT,
  "params" TEXT,
  "state" TEXT DEFAULT 'queued',
  "byId" TEXT,
  "sentAt" TEXT,
  "answeredAt" TEXT,
  "number" INTEGER,
  "attempts" INTEGER,
  "result" INTEGER
) STRICT;
CREATE UNIQUE INDEX "uq_attendance_deviceCommands__id" ON "attendance_deviceCommands" ("_id");
CREATE INDEX "ix_attendance_deviceCommands__created" ON "attendance_deviceCommands" ("_created");
CREATE INDEX "ix_attendance_deviceCommands_byId_set" ON "attendance_deviceCommands" ("byId") WHERE "byId" IS NOT NULL;
CREATE INDEX "ix_attendance_deviceCommands_deviceId_state" ON "attendance_deviceCommands" ("deviceId", "state");
CREATE UNIQUE INDEX "uq_attendance_deviceCommands_number_set" ON "attendance_deviceCommands" ("number") WHERE "number" IS NOT NULL;
CREATE TABLE "attendance_deviceDrifts" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "deviceId" TEXT REFERENCES "attendance_devices" ("_id") ON DELETE RESTRICT,
  "fromAt" TEXT,
  "toAt" TEXT,
  "minutes" INTEGER,
  "reason" TEXT,
  "reason__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_attendance_deviceDrifts__id" ON "attendance_deviceDrifts" ("_id");
CREATE INDEX "ix_attendance_deviceDrifts__created" ON "attendance_deviceDrifts" ("_created");
CREATE UNIQUE INDEX "uq_attendance_deviceDrifts_deviceId_fromAt" ON "attendance_deviceDrifts" ("deviceId", "fromAt");
CREATE TABLE "attendance_punches" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "deviceId" TEXT REFERENCES "attendance_devices" ("_id") ON DELETE RESTRICT,
  "deviceSn" TEXT,
  "deviceSn__f" TEXT,
  "emp_code" TEXT,
  "emp_code__f" TEXT,
  "localAt" TEXT,
  "localAt__f" TEXT,
  "at" TEXT,
  "doubtful" INTEGER DEFAULT 0,
  "driftMinutes" INTEGER,
  "annexeId" TEXT REFERENCES "annexes" ("_id") ON DELETE RESTRICT,
  "verifyMode" INTEGER,
  "rawState" INTEGER,
  "employeeId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "source" TEXT,
  "receivedAt" TEXT,
  "record" INTEGER
) STRICT;
CREATE UNIQUE INDEX "uq_attendance_punches__id" ON "attendance_punches" ("_id");
CREATE INDEX "ix_attendance_punches__created" ON "attendance_punches" ("_created");
CREATE INDEX "ix_attendance_punches_annexeId_set" ON "attendance_punches" ("annexeId") WHERE "annexeId" IS NOT NULL;
CREATE INDEX "ix_attendance_punches_employeeId_at" ON "attendance_punches" ("employeeId", "at");
CREATE INDEX "ix_attendance_punches_at" ON "attendance_punches" ("at");
CREATE INDEX "ix_attendance_punches_deviceId_at" ON "attendance_punches" ("deviceId", "at");
CREATE UNIQUE INDEX "uq_attendance_punches_localAt_deviceSn_emp_code" ON "attendance_punches" ("localAt", "deviceSn", "emp_code");
CREATE UNIQUE INDEX "uq_attendance_punches_record_deviceSn" ON "attendance_punches" ("record", "deviceSn");
CREATE TABLE "attendance_pointages" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "employeeId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "date" TEXT,
  "dayKind" TEXT,
  "status" TEXT,
  "firstIn" TEXT,
  "firstIn__f" TEXT,
  "lastOut" TEXT,
  "lastOut__f" TEXT,
  "workedMinutes" INTEGER,
  "lateMinutes" INTEGER,
  "earlyMinutes" INTEGER,
  "overtimeMinutes" INTEGER,
  "dutyMinutes" INTEGER,
  "missingMinutes" INTEGER,
  "annexe" TEXT REFERENCES "annexes" ("_id") ON DELETE RESTRICT,
  "serviceId" TEXT REFERENCES "services" ("_id") ON DELETE RESTRICT,
  "bureauId" TEXT REFERENCES "bureaux" ("_id") ON DELETE RESTRICT,
  "scheduleId" TEXT,
  "why" TEXT,
  "waitingFor" TEXT DEFAULT '[]',
  "previous" TEXT,
  "correctionId" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_attendance_pointages__id" ON "attendance_pointages" ("_id");
CREATE INDEX "ix_attendance_pointages__created" ON "attendance_pointages" ("_created");
CREATE INDEX "ix_attendance_pointages_annexe_set" ON "attendance_pointages" ("annexe") WHERE "annexe" IS NOT NULL;
CREATE INDEX "ix_attendance_pointages_serviceId_set" ON "attendance_pointages" ("serviceId") WHERE "serviceId" IS NOT NULL;
CREATE INDEX "ix_attendance_pointages_bureauId_set" ON "attendance_pointages" ("bureauId") WHERE "bureauId" IS NOT NULL;
CREATE INDEX "ix_attendance_pointages_scheduleId_set" ON "attendance_pointages" ("scheduleId") WHERE "scheduleId" IS NOT NULL;
CREATE INDEX "ix_attendance_pointages_correctionId_set" ON "attendance_pointages" ("correctionId") WHERE "correctionId" IS NOT NULL;
CREATE INDEX "ix_attendance_pointages_date_annexe_status" ON "attendance_pointages" ("date", "annexe", "status");
CREATE INDEX "ix_attendance_pointages_date_dayKind" ON "attendance_pointages" ("date", "dayKind");
CREATE UNIQUE INDEX "uq_attendance_pointages_employeeId_date" ON "attendance_pointages" ("employeeId", "date");
CREATE TABLE "attendance_pointages__waitingFor" (
  "owner" TEXT NOT NULL REFERENCES "attendance_pointages" ("_id") ON DELETE RESTRICT,
  "item" TEXT NOT NULL REFERENCES "attendance_devices" ("_id") ON DELETE RESTRICT,
  "position" INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX "uq_attendance_pointages__waitingFor_owner_position" ON "attendance_pointages__waitingFor" ("owner", "position");
CREATE INDEX "ix_attendance_pointages__waitingFor_item" ON "attendance_pointages__waitingFor" ("item");
CREATE TABLE "attendance_pointageCorrections" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "employeeId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "date" TEXT,
  "firstIn" TEXT,
  "firstIn__f" TEXT,
  "lastOut" TEXT,
  "lastOut__f" TEXT,
  "dayKind" TEXT,
  "reason" TEXT,
  "reason__f" TEXT,
  "fileId" TEXT,
  "byId" TEXT,
  "withdrawnAt" TEXT,
  "annexeId" TEXT REFERENCES "annexes" ("_id") ON DELETE RESTRICT,
  "serviceId" TEXT REFERENCES "services" ("_id") ON DELETE RESTRICT,
  "bureauId" TEXT REFERENCES "bureaux" ("_id") ON DELETE RESTRICT
) STRICT;
CREATE UNIQUE INDEX "uq_attendance_pointageCorrections__id" ON "attendance_pointageCorrections" ("_id");
CREATE INDEX "ix_attendance_pointageCorrections__created" ON "attendance_pointageCorrections" ("_created");
CREATE INDEX "ix_attendance_pointageCorrections_byId_set" ON "attendance_pointageCorrections" ("byId") WHERE "byId" IS NOT NULL;
CREATE INDEX "ix_attendance_pointageCorrections_annexeId_set" ON "attendance_pointageCorrections" ("annexeId") WHERE "annexeId" IS NOT NULL;
CREATE INDEX "ix_attendance_pointageCorrections_serviceId_set" ON "attendance_pointageCorrections" ("serviceId") WHERE "serviceId" IS NOT NULL;
CREATE INDEX "ix_attendance_pointageCorrections_bureauId_set" ON "attendance_pointageCorrections" ("bureauId") WHERE "bureauId" IS NOT NULL;
CREATE INDEX "ix_attendance_pointageCorrections_employeeId_date" ON "attendance_pointageCorrections" ("employeeId", "date");
CREATE TABLE "attendance_pointageChanges" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "employeeId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "date" TEXT,
  "before" TEXT,
  "after" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_attendance_pointageChanges__id" ON "attendance_pointageChanges" ("_id");
CREATE INDEX "ix_attendance_pointageChanges__created" ON "attendance_pointageChanges" ("_created");
CREATE INDEX "ix_attendance_pointageChanges_employeeId_date" ON "attendance_pointageChanges" ("employeeId", "date");
CREATE TABLE "attendance_dayClosings" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "date" TEXT,
  "annexe" TEXT REFERENCES "annexes" ("_id") ON DELETE RESTRICT,
  "reason" TEXT,
  "reason__f" TEXT,
  "byId" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_attendance_dayClosings__id" ON "attendance_dayClosings" ("_id");
CREATE INDEX "ix_attendance_dayClosings__created" ON "attendance_dayClosings" ("_created");
CREATE INDEX "ix_attendance_dayClosings_annexe_set" ON "attendance_dayClosings" ("annexe") WHERE "annexe" IS NOT NULL;
CREATE INDEX "ix_attendance_dayClosings_byId_set" ON "attendance_dayClosings" ("byId") WHERE "byId" IS NOT NULL;
CREATE UNIQUE INDEX "uq_attendance_dayClosings_date_annexe" ON "attendance_dayClosings" ("date", "annexe");
CREATE TABLE "attendance_dailyAttendance" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "date" TEXT,
  "annexe" TEXT,
  "month" TEXT,
  "month__f" TEXT,
  "headcount" INTEGER,
  "present" INTEGER,
  "late" INTEGER,
  "absent" INTEGER,
  "justified" INTEGER,
  "away" INTEGER,
  "unknown" INTEGER,
  "notMeasured" INTEGER,
  "key" TEXT,
  "key__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_attendance_dailyAttendance__id" ON "attendance_dailyAttendance" ("_id");
CREATE INDEX "ix_attendance_dailyAttendance__created" ON "attendance_dailyAttendance" ("_created");
CREATE INDEX "ix_attendance_dailyAttendance_annexe_set" ON "attendance_dailyAttendance" ("annexe") WHERE "annexe" IS NOT NULL;
CREATE INDEX "ix_attendance_dailyAttendance_date_annexe" ON "attendance_dailyAttendance" ("date", "annexe");
CREATE UNIQUE INDEX "uq_attendance_dailyAttendance_key_set" ON "attendance_dailyAttendance" ("key") WHERE "key" IS NOT NULL;
CREATE TABLE "exitPermissions" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "employeeId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "date" TEXT,
  "fromTime" TEXT,
  "fromTime__f" TEXT,
  "toTime" TEXT,
  "toTime__f" TEXT,
  "reason" TEXT,
  "reason__f" TEXT,
  "status" TEXT DEFAULT 'pending',
  "step" TEXT,
  "actorIds" TEXT DEFAULT '[]',
  "managerType" TEXT,
  "decidedById" TEXT,
  "decidedAt" TEXT,
  "decisionReason" TEXT,
  "decisionReason__f" TEXT,
  "bureauId" TEXT REFERENCES "bureaux" ("_id") ON DELETE RESTRICT,
  "serviceId" TEXT REFERENCES "services" ("_id") ON DELETE RESTRICT,
  "annexeId" TEXT REFERENCES "annexes" ("_id") ON DELETE RESTRICT
) STRICT;
CREATE UNIQUE INDEX "uq_exitPermissions__id" ON "exitPermissions" ("_id");
CREATE INDEX "ix_exitPermissions__created" ON "exitPermissions" ("_created");
CREATE INDEX "ix_exitPermissions_decidedById_set" ON "exitPermissions" ("decidedById") WHERE "decidedById" IS NOT NULL;
CREATE INDEX "ix_exitPermissions_bureauId_set" ON "exitPermissions" ("bureauId") WHERE "bureauId" IS NOT NULL;
CREATE INDEX "ix_exitPermissions_serviceId_set" ON "exitPermissions" ("serviceId") WHERE "serviceId" IS NOT NULL;
CREATE INDEX "ix_exitPermissions_annexeId_set" ON "exitPermissions" ("annexeId") WHERE "annexeId" IS NOT NULL;
CREATE INDEX "ix_exitPermissions_employeeId_date" ON "exitPermissions" ("employeeId", "date");
CREATE INDEX "ix_exitPermissions_date_status" ON "exitPermissions" ("date", "status");
CREATE TABLE "exitPermissions__actorIds" (
  "owner" TEXT NOT NULL REFERENCES "exitPermissions" ("_id") ON DELETE RESTRICT,
  "item" TEXT NOT NULL REFERENCES "users" ("_id") ON DELETE RESTRICT,
  "position" INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX "uq_exitPermissions__actorIds_owner_position" ON "exitPermissions__actorIds" ("owner", "position");
CREATE INDEX "ix_exitPermissions__actorIds_item" ON "exitPermissions__actorIds" ("item");
CREATE TABLE "duties" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "employeeId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "date" TEXT,
  "fromTime" TEXT,
  "fromTime__f" TEXT,
  "toTime" TEXT,
  "toTime__f" TEXT,
  "kind" TEXT,
  "decisionRef" TEXT,
  "decisionRef__f" TEXT,
  "bureauId" TEXT REFERENCES "bureaux" ("_id") ON DELETE RESTRICT,
  "serviceId" TEXT REFERENCES "services" ("_id") ON DELETE RESTRICT,
  "annexeId" TEXT REFERENCES "annexes" ("_id") ON DELETE RESTRICT
) STRICT;
CREATE UNIQUE INDEX "uq_duties__id" ON "duties" ("_id");
CREATE INDEX "ix_duties__created" ON "duties" ("_created");
CREATE INDEX "ix_duties_bureauId_set" ON "duties" ("bureauId") WHERE "bureauId" IS NOT NULL;
CREATE INDEX "ix_duties_serviceId_set" ON "duties" ("serviceId") WHERE "serviceId" IS NOT NULL;
CREATE INDEX "ix_duties_annexeId_set" ON "duties" ("annexeId") WHERE "annexeId" IS NOT NULL;
CREATE INDEX "ix_duties_date" ON "duties" ("date");
CREATE UNIQUE INDEX "uq_duties_employeeId_date_fromTime" ON "duties" ("employeeId", "date", "fromTime");
CREATE TABLE "missions" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "persoActifId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "bureau" TEXT REFERENCES "bureaux" ("_id") ON DELETE RESTRICT,
  "serviceId" TEXT REFERENCES "services" ("_id") ON DELETE RESTRICT,
  "destination" TEXT,
  "destination__f" TEXT,
  "carId" TEXT REFERENCES "cars" ("_id") ON DELETE RESTRICT,
  "driverId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "numSerie" TEXT,
  "numSerie__f" TEXT,
  "mission" TEXT,
  "mission__f" TEXT,
  "departAt" TEXT,
  "returnAt" TEXT,
  "returnedAt" TEXT,
  "transport" TEXT,
  "companions" TEXT DEFAULT '[]',
  "odometerOut" INTEGER,
  "odometerIn" INTEGER,
  "odometerChecked" INTEGER DEFAULT 0,
  "distance" INTEGER,
  "fuelLitres" INTEGER,
  "fuelCost" INTEGER,
  "overrideReason" TEXT,
  "overrideReason__f" TEXT,
  "overriddenById" TEXT REFERENCES "users" ("_id") ON DELETE RESTRICT,
  "overridden" TEXT,
  "year" INTEGER,
  "num" INTEGER,
  "month" TEXT,
  "month__f" TEXT,
  "cancelledReason" TEXT,
  "cancelledReason__f" TEXT,
  "cancelledAt" TEXT,
  "docId" TEXT,
  "docId__f" TEXT,
  "documentId" TEXT,
  "signedDocumentId" TEXT,
  "changeReason" TEXT,
  "changeReason__f" TEXT,
  "datesDueOn" TEXT,
  "authorId" TEXT,
  "annexeId" TEXT REFERENCES "annexes" ("_id") ON DELETE RESTRICT,
  "destinationAr" TEXT,
  "destinationAr__f" TEXT,
  "missionAr" TEXT,
  "missionAr__f" TEXT,
  "endsAt" TEXT,
  "lengthHours" INTEGER
) STRICT;
CREATE UNIQUE INDEX "uq_missions__id" ON "missions" ("_id");
CREATE INDEX "ix_missions__created" ON "missions" ("_created");
CREATE INDEX "ix_missions_bureau_set" ON "missions" ("bureau") WHERE "bureau" IS NOT NULL;
CREATE INDEX "ix_missions_serviceId_set" ON "missions" ("serviceId") WHERE "serviceId" IS NOT NULL;
CREATE INDEX "ix_missions_destination__f_destination" ON "missions" ("destination__f", "destination");
CREATE INDEX "ix_missions_numSerie__f_numSerie" ON "missions" ("numSerie__f", "numSerie");
CREATE INDEX "ix_missions_overriddenById_set" ON "missions" ("overriddenById") WHERE "overriddenById" IS NOT NULL;
CREATE INDEX "ix_missions_authorId_set" ON "missions" ("authorId") WHERE "authorId" IS NOT NULL;
CREATE INDEX "ix_missions_annexeId_set" ON "missions" ("annexeId") WHERE "annexeId" IS NOT NULL;
CREATE INDEX "ix_missions_destinationAr__f_destinationAr" ON "missions" ("destinationAr__f", "destinationAr");
CREATE INDEX "ix_missions_carId_endsAt_odometerIn" ON "missions" ("carId", "endsAt", "odometerIn");
CREATE INDEX "ix_missions_carId_departAt_odometerOut" ON "missions" ("carId", "departAt", "odometerOut");
CREATE INDEX "ix_missions_persoActifId_endsAt" ON "missions" ("persoActifId", "endsAt");
CREATE INDEX "ix_missions_driverId_endsAt" ON "missions" ("driverId", "endsAt");
CREATE INDEX "ix_missions_endsAt" ON "missions" ("endsAt");
CREATE INDEX "ix_missions_departAt" ON "missions" ("departAt");
CREATE INDEX "ix_missions_lengthHours_departAt" ON "missions" ("lengthHours", "departAt");
CREATE INDEX "ix_missions_month" ON "missions" ("month");
CREATE UNIQUE INDEX "uq_missions_year_num" ON "missions" ("year", "num");
CREATE INDEX "ix_missions_carId_cancelledAt_departAt" ON "missions" ("carId", "cancelledAt", "departAt");
CREATE TABLE "missions__companions" (
  "owner" TEXT NOT NULL REFERENCES "missions" ("_id") ON DELETE RESTRICT,
  "item" TEXT NOT NULL REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "position" INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX "uq_missions__companions_owner_position" ON "missions__companions" ("owner", "position");
CREATE INDEX "ix_missions__companions_item" ON "missions__companions" ("item");
CREATE TABLE "cars" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "vehicleType" TEXT,
  "fullMatricule" TEXT,
  "fullMatricule__f" TEXT,
  "plateKind" TEXT,
  "registrationNumber" TEXT,
  "registrationNumber__f" TEXT,
  "registrationLetter" TEXT,
  "registrationLetter__f" TEXT,
  "registrationCode" TEXT,
  "registrationCode__f" TEXT,
  "type" TEXT,
  "type__f" TEXT,
  "brand" TEXT,
  "brand__f" TEXT,
  "model" TEXT,
  "model__f" TEXT,
  "fuel" TEXT,
  "fiscalPower" TEXT,
  "fiscalPower__f" TEXT,
  "numSerie" TEXT,
  "numSerie__f" TEXT,
  "numSerie__u" TEXT,
  "price" INTEGER,
  "commissioningDate" TEXT,
  "commissioningYear" INTEGER,
  "ownerDriverId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "serviceId" TEXT REFERENCES "services" ("_id") ON DELETE RESTRICT,
  "num" INTEGER,
  "status" TEXT DEFAULT 'active',
  "odometer" INTEGER,
  "odometerTyped" INTEGER,
  "odometerReplacedOn" TEXT,
  "odometerBefore" INTEGER,
  "odometerAfter" INTEGER,
  "odometerChecked" INTEGER DEFAULT 0,
  "odometers" TEXT,
  "odometerRead" INTEGER,
  "photoId" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_cars__id" ON "cars" ("_id");
CREATE INDEX "ix_cars__created" ON "cars" ("_created");
CREATE INDEX "ix_cars_fullMatricule__f_fullMatricule" ON "cars" ("fullMatricule__f", "fullMatricule");
CREATE INDEX "ix_cars_numSerie__f_numSerie" ON "cars" ("numSerie__f", "numSerie");
CREATE INDEX "ix_cars_ownerDriverId_set" ON "cars" ("ownerDriverId") WHERE "ownerDriverId" IS NOT NULL;
CREATE INDEX "ix_cars_serviceId_set" ON "cars" ("serviceId") WHERE "serviceId" IS NOT NULL;
CREATE UNIQUE INDEX "uq_cars_fullMatricule_set" ON "cars" ("fullMatricule") WHERE "fullMatricule" IS NOT NULL;
CREATE UNIQUE INDEX "uq_cars_numSerie__u_set" ON "cars" ("numSerie__u") WHERE "numSerie__u" IS NOT NULL;
CREATE UNIQUE INDEX "uq_cars_num_set" ON "cars" ("num") WHERE "num" IS NOT NULL;
CREATE TABLE "carLegalDocuments" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "carsCollection" TEXT REFERENCES "cars" ("_id") ON DELETE RESTRICT,
  "documentType" TEXT,
  "fileId" TEXT,
  "year" INTEGER,
  "issuedOn" TEXT,
  "validUntil" TEXT,
  "policyNumber" TEXT,
  "policyNumber__f" TEXT,
  "provider" TEXT,
  "provider__f" TEXT,
  "cost" INTEGER
) STRICT;
CREATE UNIQUE INDEX "uq_carLegalDocuments__id" ON "carLegalDocuments" ("_id");
CREATE INDEX "ix_carLegalDocuments__created" ON "carLegalDocuments" ("_created");
CREATE INDEX "ix_carLegalDocuments_carsCollection_documentType_validUntil" ON "carLegalDocuments" ("carsCollection", "documentType", "validUntil");
CREATE INDEX "ix_carLegalDocuments_validUntil" ON "carLegalDocuments" ("validUntil");
CREATE TABLE "carOwnerships" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "carId" TEXT REFERENCES "cars" ("_id") ON DELETE RESTRICT,
  "owner" TEXT,
  "owner__f" TEXT,
  "from" TEXT,
  "to" TEXT,
  "notes" TEXT,
  "notes__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_carOwnerships__id" ON "carOwnerships" ("_id");
CREATE INDEX "ix_carOwnerships__created" ON "carOwnerships" ("_created");
CREATE INDEX "ix_carOwnerships_carId" ON "carOwnerships" ("carId");
CREATE TABLE "carAssignments" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "carId" TEXT REFERENCES "cars" ("_id") ON DELETE RESTRICT,
  "employeeId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "serviceId" TEXT REFERENCES "services" ("_id") ON DELETE RESTRICT,
  "from" TEXT,
  "to" TEXT,
  "decisionRef" TEXT,
  "decisionRef__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_carAssignments__id" ON "carAssignments" ("_id");
CREATE INDEX "ix_carAssignments__created" ON "carAssignments" ("_created");
CREATE INDEX "ix_carAssignments_carId" ON "carAssignments" ("carId");
CREATE INDEX "ix_carAssignments_employeeId_set" ON "carAssignments" ("employeeId") WHERE "employeeId" IS NOT NULL;
CREATE INDEX "ix_carAssignments_serviceId_set" ON "carAssignments" ("serviceId") WHERE "serviceId" IS NOT NULL;
CREATE TABLE "accidents" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "carId" TEXT REFERENCES "cars" ("_id") ON DELETE RESTRICT,
  "employeeId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "location" TEXT,
  "location__f" TEXT,
  "date" TEXT,
  "declareBy" TEXT,
  "type" TEXT,
  "damages" TEXT,
  "damages__f" TEXT,
  "remarks" TEXT,
  "remarks__f" TEXT,
  "policeReportId" TEXT,
  "amicableReportId" TEXT,
  "photos" TEXT DEFAULT '[]',
  "thirdParty" TEXT,
  "locationAr" TEXT,
  "locationAr__f" TEXT,
  "damagesAr" TEXT,
  "damagesAr__f" TEXT,
  "remarksAr" TEXT,
  "remarksAr__f" TEXT,
  "state" TEXT DEFAULT 'reported',
  "repairCost" INTEGER
) STRICT;
CREATE UNIQUE INDEX "uq_accidents__id" ON "accidents" ("_id");
CREATE INDEX "ix_accidents__created" ON "accidents" ("_created");
CREATE INDEX "ix_accidents_employeeId_set" ON "accidents" ("employeeId") WHERE "employeeId" IS NOT NULL;
CREATE INDEX "ix_accidents_location__f_location" ON "accidents" ("location__f", "location");
CREATE INDEX "ix_accidents_locationAr__f_locationAr" ON "accidents" ("locationAr__f", "locationAr");
CREATE INDEX "ix_accidents_carId_date" ON "accidents" ("carId", "date");
CREATE TABLE "maintenances" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "carId" TEXT REFERENCES "cars" ("_id") ON DELETE RESTRICT,
  "kind" TEXT,
  "date" TEXT,
  "garage" TEXT,
  "garage__f" TEXT,
  "description" TEXT,
  "description__f" TEXT,
  "odometer" INTEGER,
  "odometerChecked" INTEGER DEFAULT 0,
  "labourCost" INTEGER,
  "parts" TEXT,
  "totalCost" INTEGER,
  "status" TEXT DEFAULT 'planned',
  "nextDueDate" TEXT,
  "nextDueOdometer" INTEGER
) STRICT;
CREATE UNIQUE INDEX "uq_maintenances__id" ON "maintenances" ("_id");
CREATE INDEX "ix_maintenances__created" ON "maintenances" ("_created");
CREATE INDEX "ix_maintenances_carId_date_odometer" ON "maintenances" ("carId", "date", "odometer");
CREATE INDEX "ix_maintenances_status_date" ON "maintenances" ("status", "date");
CREATE TABLE "fuelLogs" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "carId" TEXT REFERENCES "cars" ("_id") ON DELETE RESTRICT,
  "date" TEXT,
  "litres" INTEGER,
  "cost" INTEGER,
  "odometer" INTEGER,
  "odometerChecked" INTEGER DEFAULT 0,
  "station" TEXT,
  "station__f" TEXT,
  "missionId" TEXT REFERENCES "missions" ("_id") ON DELETE RESTRICT,
  "ofReturn" INTEGER DEFAULT 0
) STRICT;
CREATE UNIQUE INDEX "uq_fuelLogs__id" ON "fuelLogs" ("_id");
CREATE INDEX "ix_fuelLogs__created" ON "fuelLogs" ("_created");
CREATE INDEX "ix_fuelLogs_missionId_set" ON "fuelLogs" ("missionId") WHERE "missionId" IS NOT NULL;
CREATE INDEX "ix_fuelLogs_carId_date_odometer" ON "fuelLogs" ("carId", "date", "odometer");
CREATE TABLE "spareParts" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "partName" TEXT,
  "partName__f" TEXT,
  "unit" TEXT,
  "unit__f" TEXT,
  "contract" TEXT,
  "contract__f" TEXT,
  "cost" INTEGER,
  "category" TEXT,
  "category__f" TEXT,
  "carType" TEXT,
  "carType__f" TEXT,
  "reference" TEXT,
  "reference__f" TEXT,
  "reference__u" TEXT,
  "characteristics" TEXT,
  "characteristics__f" TEXT,
  "location" TEXT,
  "location__f" TEXT,
  "entryDate" TEXT,
  "minQuantity" INTEGER
) STRICT;
CREATE UNIQUE INDEX "uq_spareParts__id" ON "spareParts" ("_id");
CREATE INDEX "ix_spareParts__created" ON "spareParts" ("_created");
CREATE INDEX "ix_spareParts_partName__f_partName" ON "spareParts" ("partName__f", "partName");
CREATE INDEX "ix_spareParts_contract__f_contract" ON "spareParts" ("contract__f", "contract");
CREATE INDEX "ix_spareParts_reference__f_reference" ON "spareParts" ("reference__f", "reference");
CREATE UNIQUE INDEX "uq_spareParts_reference__u_set" ON "spareParts" ("reference__u") WHERE "reference__u" IS NOT NULL;
CREATE TABLE "spareMovements" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "partId" TEXT REFERENCES "spareParts" ("_id") ON DELETE RESTRICT,
  "kind" TEXT,
  "quantity" INTEGER,
  "unitCost" INTEGER,
  "date" TEXT,
  "maintenanceId" TEXT REFERENCES "maintenances" ("_id") ON DELETE RESTRICT,
  "reason" TEXT,
  "reason__f" TEXT,
  "byId" TEXT,
  "change" INTEGER
) STRICT;
CREATE UNIQUE INDEX "uq_spareMovements__id" ON "spareMovements" ("_id");
CREATE INDEX "ix_spareMovements__created" ON "spareMovements" ("_created");
CREATE INDEX "ix_spareMovements_maintenanceId_set" ON "spareMovements" ("maintenanceId") WHERE "maintenanceId" IS NOT NULL;
CREATE INDEX "ix_spareMovements_byId_set" ON "spareMovements" ("byId") WHERE "byId" IS NOT NULL;
CREATE INDEX "ix_spareMovements_partId_date" ON "spareMovements" ("partId", "date");
CREATE INDEX "ix_spareMovements_partId_change" ON "spareMovements" ("partId", "change");
CREATE TABLE "inventoryTypes" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "name" TEXT,
  "name__f" TEXT,
  "name__u" TEXT,
  "description" TEXT,
  "description__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_inventoryTypes__id" ON "inventoryTypes" ("_id");
CREATE INDEX "ix_inventoryTypes__created" ON "inventoryTypes" ("_created");
CREATE INDEX "ix_inventoryTypes_name__f_name" ON "inventoryTypes" ("name__f", "name");
CREATE UNIQUE INDEX "uq_inventoryTypes_name__u" ON "inventoryTypes" ("name__u");
CREATE TABLE "inventoryItems" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "designation" TEXT,
  "designation__f" TEXT,
  "inventoryNumber" TEXT,
  "inventoryNumber__f" TEXT,
  "numberKey" TEXT,
  "numberKey__f" TEXT,
  "bureauId" TEXT REFERENCES "bureaux" ("_id") ON DELETE RESTRICT,
  "typeId" TEXT REFERENCES "inventoryTypes" ("_id") ON DELETE RESTRICT,
  "serviceId" TEXT REFERENCES "services" ("_id") ON DELETE RESTRICT,
  "quantity" INTEGER DEFAULT 1,
  "employeeId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "pendingHandoverId" TEXT,
  "state" TEXT DEFAULT 'in_service',
  "condition" TEXT,
  "floor" TEXT,
  "floor__f" TEXT,
  "acquiredOn" TEXT,
  "acquisition" TEXT,
  "price" INTEGER,
  "value" INTEGER,
  "supplier" TEXT,
  "supplier__f" TEXT,
  "contract" TEXT,
  "contract__f" TEXT,
  "invoiceRef" TEXT,
  "invoiceRef__f" TEXT,
  "invoiceFileId" TEXT,
  "warrantyUntil" TEXT,
  "brand" TEXT,
  "brand__f" TEXT,
  "serialNumber" TEXT,
  "serialNumber__f" TEXT,
  "parentItemId" TEXT,
  "foundByScanId" TEXT,
  "notes" TEXT,
  "notes__f" TEXT,
  "photoId" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_inventoryItems__id" ON "inventoryItems" ("_id");
CREATE INDEX "ix_inventoryItems__created" ON "inventoryItems" ("_created");
CREATE INDEX "ix_inventoryItems_designation__f_designation" ON "inventoryItems" ("designation__f", "designation");
CREATE INDEX "ix_inventoryItems_inventoryNumber__f_inventoryNumber" ON "inventoryItems" ("inventoryNumber__f", "inventoryNumber");
CREATE INDEX "ix_inventoryItems_pendingHandoverId_set" ON "inventoryItems" ("pendingHandoverId") WHERE "pendingHandoverId" IS NOT NULL;
CREATE INDEX "ix_inventoryItems_contract__f_contract" ON "inventoryItems" ("contract__f", "contract");
CREATE INDEX "ix_inventoryItems_serialNumber__f_serialNumber" ON "inventoryItems" ("serialNumber__f", "serialNumber");
CREATE INDEX "ix_inventoryItems_foundByScanId_set" ON "inventoryItems" ("foundByScanId") WHERE "foundByScanId" IS NOT NULL;
CREATE INDEX "ix_inventoryItems_bureauId_designation__f_designation" ON "inventoryItems" ("bureauId", "designation__f", "designation");
CREATE INDEX "ix_inventoryItems_condition_designation__f_designation" ON "inventoryItems" ("condition", "designation__f", "designation");
CREATE INDEX "ix_inventoryItems_typeId_designation__f_designation" ON "inventoryItems" ("typeId", "designation__f", "designation");
CREATE INDEX "ix_inventoryItems_state_bureauId" ON "inventoryItems" ("state", "bureauId");
CREATE INDEX "ix_inventoryItems_employeeId" ON "inventoryItems" ("employeeId");
CREATE INDEX "ix_inventoryItems_serviceId" ON "inventoryItems" ("serviceId");
CREATE INDEX "ix_inventoryItems_parentItemId" ON "inventoryItems" ("parentItemId");
CREATE INDEX "ix_inventoryItems_acquiredOn" ON "inventoryItems" ("acquiredOn");
CREATE UNIQUE INDEX "uq_inventoryItems_numberKey_set" ON "inventoryItems" ("numberKey") WHERE "numberKey" IS NOT NULL;
CREATE INDEX "ix_inventoryItems_serviceId_state" ON "inventoryItems" ("serviceId", "state");
CREATE INDEX "ix_inventoryItems_bureauId_state" ON "inventoryItems" ("bureauId", "state");
CREATE INDEX "ix_inventoryItems_typeId_state_bureauId" ON "inventoryItems" ("typeId", "state", "bureauId");
CREATE TABLE "inventoryMovements" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "itemId" TEXT,
  "kind" TEXT,
  "on" TEXT,
  "fromBureauId" TEXT,
  "toBureauId" TEXT,
  "fromEmployeeId" TEXT,
  "toEmployeeId" TEXT,
  "quantity" INTEGER,
  "decisionRef" TEXT,
  "decisionRef__f" TEXT,
  "reason" TEXT,
  "reason__f" TEXT,
  "repairer" TEXT,
  "repairer__f" TEXT,
  "cost" INTEGER,
  "lot" TEXT,
  "lot__f" TEXT,
  "docId" TEXT,
  "docId__f" TEXT,
  "documentId" TEXT,
  "signedFileId" TEXT,
  "acceptedAt" TEXT,
  "acceptedById" TEXT,
  "acceptBy" TEXT,
  "refusedReason" TEXT,
  "refusedReason__f" TEXT,
  "undoesId" TEXT REFERENCES "inventoryMovements" ("_id") ON DELETE RESTRICT,
  "campaignId" TEXT REFERENCES "inventoryCampaigns" ("_id") ON DELETE RESTRICT,
  "reformId" TEXT REFERENCES "inventoryReforms" ("_id") ON DELETE RESTRICT,
  "byId" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_inventoryMovements__id" ON "inventoryMovements" ("_id");
CREATE INDEX "ix_inventoryMovements__created" ON "inventoryMovements" ("_created");
CREATE INDEX "ix_inventoryMovements_fromBureauId_set" ON "inventoryMovements" ("fromBureauId") WHERE "fromBureauId" IS NOT NULL;
CREATE INDEX "ix_inventoryMovements_toBureauId_set" ON "inventoryMovements" ("toBureauId") WHERE "toBureauId" IS NOT NULL;
CREATE INDEX "ix_inventoryMovements_fromEmployeeId_set" ON "inventoryMovements" ("fromEmployeeId") WHERE "fromEmployeeId" IS NOT NULL;
CREATE INDEX "ix_inventoryMovements_acceptedById_set" ON "inventoryMovements" ("acceptedById") WHERE "acceptedById" IS NOT NULL;
CREATE INDEX "ix_inventoryMovements_byId_set" ON "inventoryMovements" ("byId") WHERE "byId" IS NOT NULL;
CREATE INDEX "ix_inventoryMovements_itemId_on" ON "inventoryMovements" ("itemId", "on");
CREATE INDEX "ix_inventoryMovements_on_kind" ON "inventoryMovements" ("on", "kind");
CREATE INDEX "ix_inventoryMovements_toEmployeeId_acceptedAt" ON "inventoryMovements" ("toEmployeeId", "acceptedAt");
CREATE INDEX "ix_inventoryMovements_lot" ON "inventoryMovements" ("lot");
CREATE INDEX "ix_inventoryMovements_acceptBy" ON "inventoryMovements" ("acceptBy");
CREATE INDEX "ix_inventoryMovements_campaignId" ON "inventoryMovements" ("campaignId");
CREATE INDEX "ix_inventoryMovements_reformId" ON "inventoryMovements" ("reformId");
CREATE UNIQUE INDEX "uq_inventoryMovements_undoesId_set" ON "inventoryMovements" ("undoesId") WHERE "undoesId" IS NOT NULL;
CREATE TABLE "inventoryReforms" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "decisionRef" TEXT,
  "decisionRef__f" TEXT,
  "decisionDate" TEXT,
  "members" TEXT,
  "itemIds" TEXT DEFAULT '[]',
  "fate" TEXT,
  "saleAmount" INTEGER,
  "beneficiary" TEXT,
  "beneficiary__f" TEXT,
  "state" TEXT DEFAULT 'draft',
  "docId" TEXT,
  "docId__f" TEXT,
  "documentId" TEXT,
  "authorId" TEXT,
  "decidedById" TEXT,
  "decidedOn" TEXT,
  "cancelReason" TEXT,
  "cancelReason__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_inventoryReforms__id" ON "inventoryReforms" ("_id");
CREATE INDEX "ix_inventoryReforms__created" ON "inventoryReforms" ("_created");
CREATE INDEX "ix_inventoryReforms_decisionRef__f_decisionRef" ON "inventoryReforms" ("decisionRef__f", "decisionRef");
CREATE INDEX "ix_inventoryReforms_authorId_set" ON "inventoryReforms" ("authorId") WHERE "authorId" IS NOT NULL;
CREATE INDEX "ix_inventoryReforms_decidedById_set" ON "inventoryReforms" ("decidedById") WHERE "decidedById" IS NOT NULL;
CREATE INDEX "ix_inventoryReforms_state" ON "inventoryReforms" ("state");
CREATE TABLE "inventoryReforms__itemIds" (
  "owner" TEXT NOT NULL REFERENCES "inventoryReforms" ("_id") ON DELETE RESTRICT,
  "item" TEXT NOT NULL REFERENCES "inventoryItems" ("_id") ON DELETE RESTRICT,
  "position" INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX "uq_inventoryReforms__itemIds_owner_position" ON "inventoryReforms__itemIds" ("owner", "position");
CREATE INDEX "ix_inventoryReforms__itemIds_item" ON "inventoryReforms__itemIds" ("item");
CREATE TABLE "inventoryCampaigns" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "name" TEXT,
  "name__f" TEXT,
  "state" TEXT DEFAULT 'draft',
  "bureauIds" TEXT DEFAULT '[]',
  "memberIds" TEXT DEFAULT '[]',
  "openedAt" TEXT,
  "closedAt" TEXT,
  "closedById" TEXT,
  "counts" TEXT,
  "cancelReason" TEXT,
  "cancelReason__f" TEXT,
  "docId" TEXT,
  "docId__f" TEXT,
  "documentId" TEXT,
  "sampleOfId" TEXT REFERENCES "inventoryCampaigns" ("_id") ON DELETE RESTRICT
) STRICT;
CREATE UNIQUE INDEX "uq_inventoryCampaigns__id" ON "inventoryCampaigns" ("_id");
CREATE INDEX "ix_inventoryCampaigns__created" ON "inventoryCampaigns" ("_created");
CREATE INDEX "ix_inventoryCampaigns_name__f_name" ON "inventoryCampaigns" ("name__f", "name");
CREATE INDEX "ix_inventoryCampaigns_closedById_set" ON "inventoryCampaigns" ("closedById") WHERE "closedById" IS NOT NULL;
CREATE INDEX "ix_inventoryCampaigns_sampleOfId_set" ON "inventoryCampaigns" ("sampleOfId") WHERE "sampleOfId" IS NOT NULL;
CREATE INDEX "ix_inventoryCampaigns_state" ON "inventoryCampaigns" ("state");
CREATE TABLE "inventoryCampaigns__bureauIds" (
  "owner" TEXT NOT NULL REFERENCES "inventoryCampaigns" ("_id") ON DELETE RESTRICT,
  "item" TEXT NOT NULL REFERENCES "bureaux" ("_id") ON DELETE RESTRICT,
  "position" INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX "uq_inventoryCampaigns__bureauIds_owner_position" ON "inventoryCampaigns__bureauIds" ("owner", "position");
CREATE INDEX "ix_inventoryCampaigns__bureauIds_item" ON "inventoryCampaigns__bureauIds" ("item");
CREATE TABLE "inventoryCampaigns__memberIds" (
  "owner" TEXT NOT NULL REFERENCES "inventoryCampaigns" ("_id") ON DELETE RESTRICT,
  "item" TEXT NOT NULL REFERENCES "users" ("_id") ON DELETE RESTRICT,
  "position" INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX "uq_inventoryCampaigns__memberIds_owner_position" ON "inventoryCampaigns__memberIds" ("owner", "position");
CREATE INDEX "ix_inventoryCampaigns__memberIds_item" ON "inventoryCampaigns__memberIds" ("item");
CREATE TABLE "inventoryExpected" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "campaignId" TEXT REFERENCES "inventoryCampaigns" ("_id") ON DELETE RESTRICT,
  "itemId" TEXT REFERENCES "inventoryItems" ("_id") ON DELETE RESTRICT,
  "bureauId" TEXT,
  "quantity" INTEGER,
  "condition" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_inventoryExpected__id" ON "inventoryExpected" ("_id");
CREATE INDEX "ix_inventoryExpected__created" ON "inventoryExpected" ("_created");
CREATE INDEX "ix_inventoryExpected_itemId" ON "inventoryExpected" ("itemId");
CREATE INDEX "ix_inventoryExpected_bureauId_set" ON "inventoryExpected" ("bureauId") WHERE "bureauId" IS NOT NULL;
CREATE INDEX "ix_inventoryExpected_campaignId_bureauId" ON "inventoryExpected" ("campaignId", "bureauId");
CREATE UNIQUE INDEX "uq_inventoryExpected_campaignId_itemId" ON "inventoryExpected" ("campaignId", "itemId");
CREATE TABLE "inventoryScans" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "campaignId" TEXT REFERENCES "inventoryCampaigns" ("_id") ON DELETE RESTRICT,
  "bureauId" TEXT REFERENCES "bureaux" ("_id") ON DELETE RESTRICT,
  "code" TEXT,
  "code__f" TEXT,
  "inventoryNumber" TEXT,
  "inventoryNumber__f" TEXT,
  "itemId" TEXT,
  "quantity" INTEGER DEFAULT 1,
  "condition" TEXT,
  "photoId" TEXT,
  "note" TEXT,
  "note__f" TEXT,
  "scannedAt" TEXT,
  "receivedAt" TEXT,
  "contentHash" TEXT,
  "contentHash__f" TEXT,
  "byId" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_inventoryScans__id" ON "inventoryScans" ("_id");
CREATE INDEX "ix_inventoryScans__created" ON "inventoryScans" ("_created");
CREATE INDEX "ix_inventoryScans_bureauId" ON "inventoryScans" ("bureauId");
CREATE INDEX "ix_inventoryScans_code__f_code" ON "inventoryScans" ("code__f", "code");
CREATE INDEX "ix_inventoryScans_itemId_set" ON "inventoryScans" ("itemId") WHERE "itemId" IS NOT NULL;
CREATE INDEX "ix_inventoryScans_byId_set" ON "inventoryScans" ("byId") WHERE "byId" IS NOT NULL;
CREATE INDEX "ix_inventoryScans_campaignId_bureauId_scannedAt" ON "inventoryScans" ("campaignId", "bureauId", "scannedAt");
CREATE INDEX "ix_inventoryScans_campaignId_itemId_scannedAt" ON "inventoryScans" ("campaignId", "itemId", "scannedAt");
CREATE INDEX "ix_inventoryScans_campaignId_receivedAt" ON "inventoryScans" ("campaignId", "receivedAt");
CREATE TABLE "inventoryDifferences" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "campaignId" TEXT REFERENCES "inventoryCampaigns" ("_id") ON DELETE RESTRICT,
  "kind" TEXT,
  "itemId" TEXT,
  "scanId" TEXT,
  "bureauId" TEXT,
  "seenInBureauId" TEXT,
  "expectedQuantity" INTEGER,
  "countedQuantity" INTEGER,
  "decision" TEXT,
  "reason" TEXT,
  "reason__f" TEXT,
  "designation" TEXT,
  "designation__f" TEXT,
  "typeId" TEXT,
  "decidedById" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_inventoryDifferences__id" ON "inventoryDifferences" ("_id");
CREATE INDEX "ix_inventoryDifferences__created" ON "inventoryDifferences" ("_created");
CREATE INDEX "ix_inventoryDifferences_itemId_set" ON "inventoryDifferences" ("itemId") WHERE "itemId" IS NOT NULL;
CREATE INDEX "ix_inventoryDifferences_scanId_set" ON "inventoryDifferences" ("scanId") WHERE "scanId" IS NOT NULL;
CREATE INDEX "ix_inventoryDifferences_bureauId_set" ON "inventoryDifferences" ("bureauId") WHERE "bureauId" IS NOT NULL;
CREATE INDEX "ix_inventoryDifferences_seenInBureauId_set" ON "inventoryDifferences" ("seenInBureauId") WHERE "seenInBureauId" IS NOT NULL;
CREATE INDEX "ix_inventoryDifferences_typeId_set" ON "inventoryDifferences" ("typeId") WHERE "typeId" IS NOT NULL;
CREATE INDEX "ix_inventoryDifferences_decidedById_set" ON "inventoryDifferences" ("decidedById") WHERE "decidedById" IS NOT NULL;
CREATE INDEX "ix_inventoryDifferences_campaignId_kind" ON "inventoryDifferences" ("campaignId", "kind");
CREATE INDEX "ix_inventoryDifferences_campaignId_bureauId" ON "inventoryDifferences" ("campaignId", "bureauId");
CREATE TABLE "recruitments" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "titleFr" TEXT,
  "titleFr__f" TEXT,
  "titleAr" TEXT,
  "titleAr__f" TEXT,
  "decision_ref" TEXT,
  "decision_ref__f" TEXT,
  "decision_date" TEXT,
  "exam_date" TEXT,
  "exam_time" TEXT,
  "exam_time__f" TEXT,
  "application_deadline" TEXT,
  "status" TEXT DEFAULT 'draft',
  "min_age" INTEGER,
  "max_age" INTEGER,
  "age_reference_date" TEXT,
  "ageExtension" INTEGER,
  "decision_signature_date" TEXT,
  "advertisement_ref" TEXT,
  "advertisement_ref__f" TEXT,
  "press_announcement_ref" TEXT,
  "press_announcement_ref__f" TEXT,
  "written_weight" INTEGER,
  "oral_weight" INTEGER,
  "min_written" INTEGER,
  "min_oral" INTEGER,
  "min_total" INTEGER,
  "nationality" TEXT DEFAULT 'MA',
  "nationality__f" TEXT DEFAULT 'ma',
  "rounding" TEXT DEFAULT 'down',
  "absentRule" TEXT DEFAULT 'eliminated',
  "tieRules" TEXT,
  "quotas" TEXT,
  "thresholdsBy" TEXT DEFAULT 'notice',
  "appealDays" INTEGER DEFAULT 5,
  "noAppealReason" TEXT,
  "noAppealReason__f" TEXT,
  "waitingListUntil" TEXT,
  "nameOnLists" TEXT DEFAULT 'full',
  "listsDays" INTEGER,
  "instructionsFr" TEXT,
  "instructionsFr__f" TEXT,
  "instructionsAr" TEXT,
  "instructionsAr__f" TEXT,
  "results_announced_at" TEXT,
  "qr_code" TEXT,
  "published_notice_id" TEXT,
  "docId" TEXT,
  "docId__f" TEXT,
  "seed" TEXT,
  "seed__f" TEXT,
  "conditionsHash" TEXT,
  "conditionsHash__f" TEXT,
  "conditions" TEXT,
  "currentRunId" TEXT,
  "publishedAt" TEXT,
  "cancelledAt" TEXT,
  "cancelReason" TEXT,
  "cancelReason__f" TEXT,
  "seatSeed" TEXT,
  "seatSeed__f" TEXT,
  "handledByIds" TEXT DEFAULT '[]',
  "announcement" TEXT,
  "announcement__f" TEXT,
  "copiesRun" TEXT,
  "copiesRun__f" TEXT,
  "convocationState" TEXT,
  "erased" TEXT,
  "seatedAt" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_recruitments__id" ON "recruitments" ("_id");
CREATE INDEX "ix_recruitments__created" ON "recruitments" ("_created");
CREATE INDEX "ix_recruitments_decision_ref__f_decision_ref" ON "recruitments" ("decision_ref__f", "decision_ref");
CREATE INDEX "ix_recruitments_currentRunId_set" ON "recruitments" ("currentRunId") WHERE "currentRunId" IS NOT NULL;
CREATE INDEX "ix_recruitments_status_application_deadline" ON "recruitments" ("status", "application_deadline");
CREATE TABLE "positions" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "recruitmentId" TEXT REFERENCES "recruitments" ("_id") ON DELETE RESTRICT,
  "code" TEXT,
  "code__f" TEXT,
  "code__u" TEXT,
  "diplomaAr" TEXT,
  "diplomaAr__f" TEXT,
  "diplomaFr" TEXT,
  "diplomaFr__f" TEXT,
  "gradeAr" TEXT,
  "gradeAr__f" TEXT,
  "gradeFr" TEXT,
  "gradeFr__f" TEXT,
  "minAge" INTEGER,
  "maxAge" INTEGER,
  "ageExtension" INTEGER,
  "minTotal" INTEGER,
  "order" INTEGER
) STRICT;
CREATE UNIQUE INDEX "uq_positions__id" ON "positions" ("_id");
CREATE INDEX "ix_positions__created" ON "positions" ("_created");
CREATE INDEX "ix_positions_code__f_code" ON "positions" ("code__f", "code");
CREATE UNIQUE INDEX "uq_positions_recruitmentId_code__u" ON "positions" ("recruitmentId", "code__u");
CREATE TABLE "specialties" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "positionId" TEXT REFERENCES "positions" ("_id") ON DELETE RESTRICT,
  "nameAr" TEXT,
  "nameAr__f" TEXT,
  "nameFr" TEXT,
  "nameFr__f" TEXT,
  "posts" INTEGER,
  "communeFr" TEXT,
  "communeFr__f" TEXT,
  "communeAr" TEXT,
  "communeAr__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_specialties__id" ON "specialties" ("_id");
CREATE INDEX "ix_specialties__created" ON "specialties" ("_created");
CREATE INDEX "ix_specialties_positionId" ON "specialties" ("positionId");
CREATE INDEX "ix_specialties_nameAr__f_nameAr" ON "specialties" ("nameAr__f", "nameAr");
CREATE INDEX "ix_specialties_nameFr__f_nameFr" ON "specialties" ("nameFr__f", "nameFr");
CREATE INDEX "ix_specialties_positionId_posts" ON "specialties" ("positionId", "posts");
CREATE TABLE "committees" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "recruitmentId" TEXT REFERENCES "recruitments" ("_id") ON DELETE RESTRICT,
  "typeAr" TEXT,
  "typeAr__f" TEXT,
  "typeFr" TEXT,
  "typeFr__f" TEXT,
  "kind" TEXT DEFAULT 'other',
  "positionIds" TEXT DEFAULT '[]',
  "scope" TEXT DEFAULT 'several',
  "decisionRef" TEXT,
  "decisionRef__f" TEXT,
  "decisionSignedOn" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_committees__id" ON "committees" ("_id");
CREATE INDEX "ix_committees__created" ON "committees" ("_created");
CREATE INDEX "ix_committees_recruitmentId" ON "committees" ("recruitmentId");
CREATE INDEX "ix_committees_typeAr__f_typeAr" ON "committees" ("typeAr__f", "typeAr");
CREATE INDEX "ix_committees_typeFr__f_typeFr" ON "committees" ("typeFr__f", "typeFr");
CREATE TABLE "committees__positionIds" (
  "owner" TEXT NOT NULL REFERENCES "committees" ("_id") ON DELETE RESTRICT,
  "item" TEXT NOT NULL REFERENCES "positions" ("_id") ON DELETE RESTRICT,
  "position" INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX "uq_committees__positionIds_owner_position" ON "committees__positionIds" ("owner", "position");
CREATE INDEX "ix_committees__positionIds_item" ON "committees__positionIds" ("item");
CREATE TABLE "committeeMembers" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "committeeId" TEXT REFERENCES "committees" ("_id") ON DELETE RESTRICT,
  "name" TEXT,
  "name__f" TEXT,
  "employeeId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "jobTitle" TEXT,
  "jobTitle__f" TEXT,
  "role" TEXT DEFAULT 'member',
  "userId" TEXT REFERENCES "users" ("_id") ON DELETE RESTRICT,
  "isExternal" INTEGER DEFAULT 0,
  "until" TEXT,
  "decisionRef" TEXT,
  "decisionRef__f" TEXT,
  "seatedAt" TEXT,
  "seatedById" TEXT,
  "typistIds" TEXT DEFAULT '[]'
) STRICT;
CREATE UNIQUE INDEX "uq_committeeMembers__id" ON "committeeMembers" ("_id");
CREATE INDEX "ix_committeeMembers__created" ON "committeeMembers" ("_created");
CREATE INDEX "ix_committeeMembers_committeeId" ON "committeeMembers" ("committeeId");
CREATE INDEX "ix_committeeMembers_name__f_name" ON "committeeMembers" ("name__f", "name");
CREATE INDEX "ix_committeeMembers_employeeId_set" ON "committeeMembers" ("employeeId") WHERE "employeeId" IS NOT NULL;
CREATE INDEX "ix_committeeMembers_userId_set" ON "committeeMembers" ("userId") WHERE "userId" IS NOT NULL;
CREATE INDEX "ix_committeeMembers_seatedById_set" ON "committeeMembers" ("seatedById") WHERE "seatedById" IS NOT NULL;
CREATE TABLE "committeeMembers__typistIds" (
  "owner" TEXT NOT NULL REFERENCES "committeeMembers" ("_id") ON DELETE RESTRICT,
  "item" TEXT NOT NULL REFERENCES "users" ("_id") ON DELETE RESTRICT,
  "position" INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX "uq_committeeMembers__typistIds_owner_position" ON "committeeMembers__typistIds" ("owner", "position");
CREATE INDEX "ix_committeeMembers__typistIds_item" ON "committeeMembers__typistIds" ("item");
CREATE TABLE "candidates" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "recruitmentId" TEXT REFERENCES "recruitments" ("_id") ON DELETE RESTRICT,
  "positionId" TEXT REFERENCES "positions" ("_id") ON DELETE RESTRICT,
  "specialtyId" TEXT REFERENCES "specialties" ("_id") ON DELETE RESTRICT,
  "nameAr" TEXT,
  "nameAr__f" TEXT,
  "nameFr" TEXT,
  "nameFr__f" TEXT,
  "CIN" TEXT,
  "CIN__f" TEXT,
  "birth_date" TEXT,
  "birth_place" TEXT,
  "birth_place__f" TEXT,
  "sex" TEXT,
  "address" TEXT,
  "address__f" TEXT,
  "email" TEXT,
  "email__f" TEXT,
  "phone" TEXT,
  "phone__f" TEXT,
  "nationality" TEXT DEFAULT 'MA',
  "nationality__f" TEXT DEFAULT 'ma',
  "diploma" TEXT,
  "diploma__f" TEXT,
  "region" TEXT,
  "region__f" TEXT,
  "photoId" TEXT,
  "requestFileId" TEXT,
  "diplomaFileId" TEXT,
  "cinFileId" TEXT,
  "cvFileId" TEXT,
  "trackingHash" TEXT,
  "trackingHash__f" TEXT,
  "photoHash" TEXT,
  "photoHash__f" TEXT,
  "lang" TEXT,
  "lang__f" TEXT,
  "candidateNumber" TEXT,
  "candidateNumber__f" TEXT,
  "status" TEXT DEFAULT 'submitted',
  "publishedStatus" TEXT,
  "publishedStatus__f" TEXT,
  "announced" TEXT,
  "announced__f" TEXT,
  "ground" TEXT DEFAULT 'none',
  "serviceMonths" INTEGER,
  "groundProved" TEXT,
  "groundReason" TEXT,
  "groundReason__f" TEXT,
  "serviceProved" TEXT,
  "serviceReason" TEXT,
  "serviceReason__f" TEXT,
  "proofById" TEXT,
  "claimDeciders" TEXT,
  "provedByFormerRule" INTEGER DEFAULT 0,
  "accommodation" TEXT,
  "accommodation__f" TEXT,
  "source" TEXT DEFAULT 'online',
  "receivedOn" TEXT,
  "receivedTime" TEXT,
  "receivedTime__f" TEXT,
  "amendReason" TEXT,
  "amendReason__f" TEXT,
  "submittedAt" TEXT,
  "contestsId" TEXT,
  "findings" TEXT,
  "elimination_reason" TEXT,
  "elimination_reason__f" TEXT,
  "reviewedById" TEXT,
  "reviewedAt" TEXT,
  "secondLookById" TEXT,
  "recusals" TEXT,
  "written_grade" INTEGER,
  "oral_grade" INTEGER,
  "final_score" INTEGER,
  "final_rank" INTEGER,
  "anonymity_number" TEXT,
  "anonymity_number__f" TEXT,
  "exam_room" TEXT,
  "exam_room__f" TEXT,
  "seat" INTEGER,
  "oralTurns" TEXT,
  "withdrawalReceivedOn" TEXT,
  "withdrawnAt" TEXT,
  "declinedAt" TEXT,
  "runId" TEXT,
  "hiredEmployeeId" TEXT,
  "purgedAt" TEXT,
  "letterDueAt" TEXT,
  "letterSentAt" TEXT,
  "standing" TEXT,
  "standing__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_candidates__id" ON "candidates" ("_id");
CREATE INDEX "ix_candidates__created" ON "candidates" ("_created");
CREATE INDEX "ix_candidates_positionId" ON "candidates" ("positionId");
CREATE INDEX "ix_candidates_specialtyId" ON "candidates" ("specialtyId");
CREATE INDEX "ix_candidates_nameAr__f_nameAr" ON "candidates" ("nameAr__f", "nameAr");
CREATE INDEX "ix_candidates_nameFr__f_nameFr" ON "candidates" ("nameFr__f", "nameFr");
CREATE INDEX "ix_candidates_CIN__f_CIN" ON "candidates" ("CIN__f", "CIN");
CREATE INDEX "ix_candidates_candidateNumber__f_candidateNumber" ON "candidates" ("candidateNumber__f", "candidateNumber");
CREATE INDEX "ix_candidates_proofById_set" ON "candidates" ("proofById") WHERE "proofById" IS NOT NULL;
CREATE INDEX "ix_candidates_contestsId_set" ON "candidates" ("contestsId") WHERE "contestsId" IS NOT NULL;
CREATE INDEX "ix_candidates_reviewedById_set" ON "candidates" ("reviewedById") WHERE "reviewedById" IS NOT NULL;
CREATE INDEX "ix_candidates_secondLookById_set" ON "candidates" ("secondLookById") WHERE "secondLookById" IS NOT NULL;
CREATE INDEX "ix_candidates_runId_set" ON "candidates" ("runId") WHERE "runId" IS NOT NULL;
CREATE INDEX "ix_candidates_hiredEmployeeId_set" ON "candidates" ("hiredEmployeeId") WHERE "hiredEmployeeId" IS NOT NULL;
CREATE INDEX "ix_candidates_recruitmentId_specialtyId_status" ON "candidates" ("recruitmentId", "specialtyId", "status");
CREATE INDEX "ix_candidates_recruitmentId_status" ON "candidates" ("recruitmentId", "status");
CREATE INDEX "ix_candidates_trackingHash" ON "candidates" ("trackingHash");
CREATE INDEX "ix_candidates_recruitmentId_photoHash" ON "candidates" ("recruitmentId", "photoHash");
CREATE INDEX "ix_candidates_CIN" ON "candidates" ("CIN");
CREATE INDEX "ix_candidates_email" ON "candidates" ("email");
CREATE INDEX "ix_candidates_letterDueAt" ON "candidates" ("letterDueAt");
CREATE UNIQUE INDEX "uq_candidates_recruitmentId_standing" ON "candidates" ("recruitmentId", "standing");
CREATE UNIQUE INDEX "uq_candidates_trackingHash_set" ON "candidates" ("trackingHash") WHERE "trackingHash" IS NOT NULL;
CREATE UNIQUE INDEX "uq_candidates_recruitmentId_candidateNumber" ON "candidates" ("recruitmentId", "candidateNumber");
CREATE TABLE "candidateFiles" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "candidateId" TEXT REFERENCES "candidates" ("_id") ON DELETE RESTRICT,
  "examDocumentId" TEXT REFERENCES "examDocuments" ("_id") ON DELETE RESTRICT,
  "fileId" TEXT,
  "contentHash" TEXT,
  "contentHash__f" TEXT,
  "facts" TEXT,
  "replacedAt" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_candidateFiles__id" ON "candidateFiles" ("_id");
CREATE INDEX "ix_candidateFiles__created" ON "candidateFiles" ("_created");
CREATE INDEX "ix_candidateFiles_examDocumentId" ON "candidateFiles" ("examDocumentId");
CREATE INDEX "ix_candidateFiles_candidateId" ON "candidateFiles" ("candidateId");
CREATE TABLE "gradeEntries" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "examTestId" TEXT REFERENCES "examTests" ("_id") ON DELETE RESTRICT,
  "copyId" TEXT REFERENCES "examCopies" ("_id") ON DELETE RESTRICT,
  "candidateId" TEXT REFERENCES "candidates" ("_id") ON DELETE RESTRICT,
  "test" TEXT,
  "round" INTEGER,
  "markerId" TEXT REFERENCES "committeeMembers" ("_id") ON DELETE RESTRICT,
  "markerUserId" TEXT REFERENCES "users" ("_id") ON DELETE RESTRICT,
  "committeeId" TEXT REFERENCES "committees" ("_id") ON DELETE RESTRICT,
  "mark" INTEGER,
  "typedTwice" INTEGER DEFAULT 0,
  "replaces" TEXT REFERENCES "gradeEntries" ("_id") ON DELETE RESTRICT,
  "appealId" TEXT REFERENCES "appeals" ("_id") ON DELETE RESTRICT,
  "reason" TEXT,
  "reason__f" TEXT,
  "typedByIds" TEXT DEFAULT '[]',
  "byId" TEXT,
  "enteredAt" TEXT,
  "lockedAt" TEXT,
  "standing" TEXT,
  "standing__f" TEXT,
  "reader" TEXT,
  "reader__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_gradeEntries__id" ON "gradeEntries" ("_id");
CREATE INDEX "ix_gradeEntries__created" ON "gradeEntries" ("_created");
CREATE INDEX "ix_gradeEntries_markerId_set" ON "gradeEntries" ("markerId") WHERE "markerId" IS NOT NULL;
CREATE INDEX "ix_gradeEntries_markerUserId_set" ON "gradeEntries" ("markerUserId") WHERE "markerUserId" IS NOT NULL;
CREATE INDEX "ix_gradeEntries_committeeId_set" ON "gradeEntries" ("committeeId") WHERE "committeeId" IS NOT NULL;
CREATE INDEX "ix_gradeEntries_replaces_set" ON "gradeEntries" ("replaces") WHERE "replaces" IS NOT NULL;
CREATE INDEX "ix_gradeEntries_appealId_set" ON "gradeEntries" ("appealId") WHERE "appealId" IS NOT NULL;
CREATE INDEX "ix_gradeEntries_byId_set" ON "gradeEntries" ("byId") WHERE "byId" IS NOT NULL;
CREATE INDEX "ix_gradeEntries_copyId" ON "gradeEntries" ("copyId");
CREATE INDEX "ix_gradeEntries_candidateId" ON "gradeEntries" ("candidateId");
CREATE INDEX "ix_gradeEntries_examTestId" ON "gradeEntries" ("examTestId");
CREATE UNIQUE INDEX "uq_gradeEntries_standing_set" ON "gradeEntries" ("standing") WHERE "standing" IS NOT NULL;
CREATE TABLE "gradeEntries__typedByIds" (
  "owner" TEXT NOT NULL REFERENCES "gradeEntries" ("_id") ON DELETE RESTRICT,
  "item" TEXT NOT NULL REFERENCES "users" ("_id") ON DELETE RESTRICT,
  "position" INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX "uq_gradeEntries__typedByIds_owner_position" ON "gradeEntries__typedByIds" ("owner", "position");
CREATE INDEX "ix_gradeEntries__typedByIds_item" ON "gradeEntries__typedByIds" ("item");
CREATE TABLE "examTests" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "recruitmentId" TEXT,
  "positionId" TEXT REFERENCES "positions" ("_id") ON DELETE RESTRICT,
  "kind" TEXT,
  "labelFr" TEXT,
  "labelFr__f" TEXT,
  "labelAr" TEXT,
  "labelAr__f" TEXT,
  "coefficient" INTEGER,
  "minMark" INTEGER,
  "date" TEXT,
  "startTime" TEXT,
  "startTime__f" TEXT,
  "durationMinutes" INTEGER,
  "markers" INTEGER,
  "maxGap" INTEGER
) STRICT;
CREATE UNIQUE INDEX "uq_examTests__id" ON "examTests" ("_id");
CREATE INDEX "ix_examTests__created" ON "examTests" ("_created");
CREATE INDEX "ix_examTests_positionId_set" ON "examTests" ("positionId") WHERE "positionId" IS NOT NULL;
CREATE INDEX "ix_examTests_recruitmentId" ON "examTests" ("recruitmentId");
CREATE TABLE "examDocuments" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "recruitmentId" TEXT,
  "code" TEXT,
  "code__f" TEXT,
  "labelFr" TEXT,
  "labelFr__f" TEXT,
  "labelAr" TEXT,
  "labelAr__f" TEXT,
  "condition" TEXT DEFAULT 'all',
  "ground" TEXT,
  "kind" TEXT DEFAULT 'pdf',
  "maxMegabytes" INTEGER
) STRICT;
CREATE UNIQUE INDEX "uq_examDocuments__id" ON "examDocuments" ("_id");
CREATE INDEX "ix_examDocuments__created" ON "examDocuments" ("_created");
CREATE INDEX "ix_examDocuments_recruitmentId" ON "examDocuments" ("recruitmentId");
CREATE TABLE "examRooms" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "recruitmentId" TEXT REFERENCES "recruitments" ("_id") ON DELETE RESTRICT,
  "name" TEXT,
  "name__f" TEXT,
  "name__u" TEXT,
  "nameAr" TEXT,
  "nameAr__f" TEXT,
  "examTestId" TEXT,
  "capacity" INTEGER,
  "address" TEXT,
  "address__f" TEXT,
  "addressAr" TEXT,
  "addressAr__f" TEXT,
  "labelsFileId" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_examRooms__id" ON "examRooms" ("_id");
CREATE INDEX "ix_examRooms__created" ON "examRooms" ("_created");
CREATE INDEX "ix_examRooms_name__f_name" ON "examRooms" ("name__f", "name");
CREATE INDEX "ix_examRooms_nameAr__f_nameAr" ON "examRooms" ("nameAr__f", "nameAr");
CREATE INDEX "ix_examRooms_examTestId" ON "examRooms" ("examTestId");
CREATE UNIQUE INDEX "uq_examRooms_recruitmentId_name__u" ON "examRooms" ("recruitmentId", "name__u");
CREATE TABLE "examCorrigenda" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "recruitmentId" TEXT REFERENCES "recruitments" ("_id") ON DELETE RESTRICT,
  "number" INTEGER,
  "changes" TEXT,
  "reason" TEXT,
  "reason__f" TEXT,
  "reasonAr" TEXT,
  "reasonAr__f" TEXT,
  "decisionRef" TEXT,
  "decisionRef__f" TEXT,
  "decisionDate" TEXT,
  "docId" TEXT,
  "docId__f" TEXT,
  "fileId" TEXT,
  "publishedAt" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_examCorrigenda__id" ON "examCorrigenda" ("_id");
CREATE INDEX "ix_examCorrigenda__created" ON "examCorrigenda" ("_created");
CREATE UNIQUE INDEX "uq_examCorrigenda_recruitmentId_number" ON "examCorrigenda" ("recruitmentId", "number");
CREATE TABLE "examCopies" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "examTestId" TEXT REFERENCES "examTests" ("_id") ON DELETE RESTRICT,
  "number" TEXT,
  "number__f" TEXT,
  "ownerId" TEXT,
  "ownerId__f" TEXT,
  "candidateId" TEXT REFERENCES "candidates" ("_id") ON DELETE RESTRICT,
  "markerIds" TEXT DEFAULT '[]',
  "markerUserIds" TEXT DEFAULT '[]',
  "lot" INTEGER,
  "lockedAt" TEXT,
  "reader" TEXT,
  "reader__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_examCopies__id" ON "examCopies" ("_id");
CREATE INDEX "ix_examCopies__created" ON "examCopies" ("_created");
CREATE INDEX "ix_examCopies_number__f_number" ON "examCopies" ("number__f", "number");
CREATE INDEX "ix_examCopies_candidateId_set" ON "examCopies" ("candidateId") WHERE "candidateId" IS NOT NULL;
CREATE UNIQUE INDEX "uq_examCopies_examTestId_number" ON "examCopies" ("examTestId", "number");
CREATE TABLE "examCopies__markerIds" (
  "owner" TEXT NOT NULL REFERENCES "examCopies" ("_id") ON DELETE RESTRICT,
  "item" TEXT NOT NULL REFERENCES "committeeMembers" ("_id") ON DELETE RESTRICT,
  "position" INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX "uq_examCopies__markerIds_owner_position" ON "examCopies__markerIds" ("owner", "position");
CREATE INDEX "ix_examCopies__markerIds_item" ON "examCopies__markerIds" ("item");
CREATE TABLE "examCopies__markerUserIds" (
  "owner" TEXT NOT NULL REFERENCES "examCopies" ("_id") ON DELETE RESTRICT,
  "item" TEXT NOT NULL REFERENCES "users" ("_id") ON DELETE RESTRICT,
  "position" INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX "uq_examCopies__markerUserIds_owner_position" ON "examCopies__markerUserIds" ("owner", "position");
CREATE INDEX "ix_examCopies__markerUserIds_item" ON "examCopies__markerUserIds" ("item");
CREATE TABLE "examPresence" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "examTestId" TEXT REFERENCES "examTests" ("_id") ON DELETE RESTRICT,
  "candidateId" TEXT REFERENCES "candidates" ("_id") ON DELETE RESTRICT,
  "present" INTEGER DEFAULT 0,
  "at" TEXT,
  "byId" TEXT,
  "closedAt" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_examPresence__id" ON "examPresence" ("_id");
CREATE INDEX "ix_examPresence__created" ON "examPresence" ("_created");
CREATE INDEX "ix_examPresence_candidateId" ON "examPresence" ("candidateId");
CREATE INDEX "ix_examPresence_byId_set" ON "examPresence" ("byId") WHERE "byId" IS NOT NULL;
CREATE UNIQUE INDEX "uq_examPresence_examTestId_candidateId" ON "examPresence" ("examTestId", "candidateId");
CREATE TABLE "presenceLists" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "examTestId" TEXT REFERENCES "examTests" ("_id") ON DELETE RESTRICT,
  "room" TEXT,
  "room__f" TEXT,
  "device" TEXT,
  "device__f" TEXT,
  "holderId" TEXT,
  "holderName" TEXT,
  "holderName__f" TEXT,
  "openedAt" TEXT,
  "reportedAt" TEXT,
  "handedInAt" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_presenceLists__id" ON "presenceLists" ("_id");
CREATE INDEX "ix_presenceLists__created" ON "presenceLists" ("_created");
CREATE INDEX "ix_presenceLists_holderId_set" ON "presenceLists" ("holderId") WHERE "holderId" IS NOT NULL;
CREATE INDEX "ix_presenceLists_examTestId" ON "presenceLists" ("examTestId");
CREATE TABLE "presenceScans" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "examTestId" TEXT REFERENCES "examTests" ("_id") ON DELETE RESTRICT,
  "candidateId" TEXT REFERENCES "candidates" ("_id") ON DELETE RESTRICT,
  "presenceListId" TEXT,
  "present" INTEGER DEFAULT 0,
  "at" TEXT,
  "byId" TEXT,
  "state" TEXT,
  "reason" TEXT,
  "reason__f" TEXT,
  "decidedById" TEXT,
  "decidedAt" TEXT,
  "contentHash" TEXT,
  "contentHash__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_presenceScans__id" ON "presenceScans" ("_id");
CREATE INDEX "ix_presenceScans__created" ON "presenceScans" ("_created");
CREATE INDEX "ix_presenceScans_candidateId" ON "presenceScans" ("candidateId");
CREATE INDEX "ix_presenceScans_presenceListId_set" ON "presenceScans" ("presenceListId") WHERE "presenceListId" IS NOT NULL;
CREATE INDEX "ix_presenceScans_byId_set" ON "presenceScans" ("byId") WHERE "byId" IS NOT NULL;
CREATE INDEX "ix_presenceScans_decidedById_set" ON "presenceScans" ("decidedById") WHERE "decidedById" IS NOT NULL;
CREATE INDEX "ix_presenceScans_examTestId_candidateId" ON "presenceScans" ("examTestId", "candidateId");
CREATE TABLE "examLocks" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "recruitmentId" TEXT REFERENCES "recruitments" ("_id") ON DELETE RESTRICT,
  "phase" TEXT,
  "examTestId" TEXT REFERENCES "examTests" ("_id") ON DELETE RESTRICT,
  "tableHash" TEXT,
  "tableHash__f" TEXT,
  "presidentId" TEXT REFERENCES "committeeMembers" ("_id") ON DELETE RESTRICT,
  "memberId" TEXT REFERENCES "committeeMembers" ("_id") ON DELETE RESTRICT,
  "signerIds" TEXT DEFAULT '[]',
  "lockedAt" TEXT,
  "liftedAt" TEXT,
  "minima" TEXT,
  "counts" TEXT,
  "reason" TEXT,
  "reason__f" TEXT,
  "withoutReason" TEXT,
  "withoutReason__f" TEXT,
  "docId" TEXT,
  "docId__f" TEXT,
  "fileId" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_examLocks__id" ON "examLocks" ("_id");
CREATE INDEX "ix_examLocks__created" ON "examLocks" ("_created");
CREATE INDEX "ix_examLocks_examTestId_set" ON "examLocks" ("examTestId") WHERE "examTestId" IS NOT NULL;
CREATE INDEX "ix_examLocks_presidentId_set" ON "examLocks" ("presidentId") WHERE "presidentId" IS NOT NULL;
CREATE INDEX "ix_examLocks_memberId_set" ON "examLocks" ("memberId") WHERE "memberId" IS NOT NULL;
CREATE INDEX "ix_examLocks_recruitmentId_phase" ON "examLocks" ("recruitmentId", "phase");
CREATE TABLE "examLocks__signerIds" (
  "owner" TEXT NOT NULL REFERENCES "examLocks" ("_id") ON DELETE RESTRICT,
  "item" TEXT NOT NULL REFERENCES "committeeMembers" ("_id") ON DELETE RESTRICT,
  "position" INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX "uq_examLocks__signerIds_owner_position" ON "examLocks__signerIds" ("owner", "position");
CREATE INDEX "ix_examLocks__signerIds_item" ON "examLocks__signerIds" ("item");
CREATE TABLE "examLists" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "recruitmentId" TEXT REFERENCES "recruitments" ("_id") ON DELETE RESTRICT,
  "kind" TEXT,
  "docId" TEXT,
  "docId__f" TEXT,
  "fileId" TEXT,
  "publishedAt" TEXT,
  "appealsUntil" TEXT,
  "entries" TEXT,
  "part" INTEGER,
  "parts" INTEGER,
  "wholeDigest" TEXT,
  "wholeDigest__f" TEXT,
  "withoutSecondLook" TEXT,
  "withoutSecondLook__f" TEXT,
  "revisions" TEXT,
  "replacedById" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_examLists__id" ON "examLists" ("_id");
CREATE INDEX "ix_examLists__created" ON "examLists" ("_created");
CREATE INDEX "ix_examLists_replacedById_set" ON "examLists" ("replacedById") WHERE "replacedById" IS NOT NULL;
CREATE INDEX "ix_examLists_recruitmentId_kind" ON "examLists" ("recruitmentId", "kind");
CREATE TABLE "rankingRuns" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "recruitmentId" TEXT REFERENCES "recruitments" ("_id") ON DELETE RESTRICT,
  "at" TEXT,
  "byId" TEXT,
  "rule" TEXT,
  "inputsHash" TEXT,
  "inputsHash__f" TEXT,
  "state" TEXT DEFAULT 'computing',
  "candidates" INTEGER,
  "reason" TEXT,
  "reason__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_rankingRuns__id" ON "rankingRuns" ("_id");
CREATE INDEX "ix_rankingRuns__created" ON "rankingRuns" ("_created");
CREATE INDEX "ix_rankingRuns_byId_set" ON "rankingRuns" ("byId") WHERE "byId" IS NOT NULL;
CREATE INDEX "ix_rankingRuns_recruitmentId" ON "rankingRuns" ("recruitmentId");
CREATE TABLE "calculationSheets" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "runId" TEXT REFERENCES "rankingRuns" ("_id") ON DELETE RESTRICT,
  "candidateId" TEXT REFERENCES "candidates" ("_id") ON DELETE RESTRICT,
  "sheet" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_calculationSheets__id" ON "calculationSheets" ("_id");
CREATE INDEX "ix_calculationSheets__created" ON "calculationSheets" ("_created");
CREATE INDEX "ix_calculationSheets_candidateId" ON "calculationSheets" ("candidateId");
CREATE UNIQUE INDEX "uq_calculationSheets_runId_candidateId" ON "calculationSheets" ("runId", "candidateId");
CREATE TABLE "appeals" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "candidateId" TEXT REFERENCES "candidates" ("_id") ON DELETE RESTRICT,
  "recruitmentId" TEXT REFERENCES "recruitments" ("_id") ON DELETE RESTRICT,
  "about" TEXT,
  "examTestId" TEXT REFERENCES "examTests" ("_id") ON DELETE RESTRICT,
  "text" TEXT,
  "text__f" TEXT,
  "filedAt" TEXT,
  "enteredById" TEXT,
  "state" TEXT DEFAULT 'filed',
  "decision" TEXT,
  "decision__f" TEXT,
  "decidedById" TEXT,
  "deciderId" TEXT REFERENCES "committeeMembers" ("_id") ON DELETE RESTRICT,
  "decidedAt" TEXT,
  "firstDecidedByIds" TEXT DEFAULT '[]',
  "mark" INTEGER,
  "entryId" TEXT REFERENCES "gradeEntries" ("_id") ON DELETE RESTRICT,
  "carriedOutAt" TEXT,
  "carriedOutById" TEXT,
  "executorId" TEXT REFERENCES "committeeMembers" ("_id") ON DELETE RESTRICT,
  "moved" TEXT,
  "docId" TEXT,
  "docId__f" TEXT,
  "fileId" TEXT,
  "decisionRef" TEXT,
  "decisionRef__f" TEXT,
  "carriedOutRunId" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_appeals__id" ON "appeals" ("_id");
CREATE INDEX "ix_appeals__created" ON "appeals" ("_created");
CREATE INDEX "ix_appeals_examTestId_set" ON "appeals" ("examTestId") WHERE "examTestId" IS NOT NULL;
CREATE INDEX "ix_appeals_enteredById_set" ON "appeals" ("enteredById") WHERE "enteredById" IS NOT NULL;
CREATE INDEX "ix_appeals_decidedById_set" ON "appeals" ("decidedById") WHERE "decidedById" IS NOT NULL;
CREATE INDEX "ix_appeals_deciderId_set" ON "appeals" ("deciderId") WHERE "deciderId" IS NOT NULL;
CREATE INDEX "ix_appeals_entryId_set" ON "appeals" ("entryId") WHERE "entryId" IS NOT NULL;
CREATE INDEX "ix_appeals_carriedOutById_set" ON "appeals" ("carriedOutById") WHERE "carriedOutById" IS NOT NULL;
CREATE INDEX "ix_appeals_executorId_set" ON "appeals" ("executorId") WHERE "executorId" IS NOT NULL;
CREATE INDEX "ix_appeals_carriedOutRunId_set" ON "appeals" ("carriedOutRunId") WHERE "carriedOutRunId" IS NOT NULL;
CREATE INDEX "ix_appeals_recruitmentId_state" ON "appeals" ("recruitmentId", "state");
CREATE INDEX "ix_appeals_candidateId" ON "appeals" ("candidateId");
CREATE TABLE "appeals__firstDecidedByIds" (
  "owner" TEXT NOT NULL REFERENCES "appeals" ("_id") ON DELETE RESTRICT,
  "item" TEXT NOT NULL REFERENCES "users" ("_id") ON DELETE RESTRICT,
  "position" INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX "uq_appeals__firstDecidedByIds_owner_position" ON "appeals__firstDecidedByIds" ("owner", "position");
CREATE INDEX "ix_appeals__firstDecidedByIds_item" ON "appeals__firstDecidedByIds" ("item");
CREATE TABLE "eliminationReasons" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "labelFr" TEXT,
  "labelFr__f" TEXT,
  "labelFr__u" TEXT,
  "labelAr" TEXT,
  "labelAr__f" TEXT,
  "stage" TEXT DEFAULT 'review'
) STRICT;
CREATE UNIQUE INDEX "uq_eliminationReasons__id" ON "eliminationReasons" ("_id");
CREATE INDEX "ix_eliminationReasons__created" ON "eliminationReasons" ("_created");
CREATE UNIQUE INDEX "uq_eliminationReasons_labelFr__u_stage" ON "eliminationReasons" ("labelFr__u", "stage");
CREATE TABLE "leaveTypes" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "code" TEXT,
  "code__f" TEXT,
  "validFrom" TEXT,
  "nameFr" TEXT,
  "nameFr__f" TEXT,
  "nameAr" TEXT,
  "nameAr__f" TEXT,
  "unit" TEXT DEFAULT 'working',
  "entitlement" INTEGER,
  "paidShare" INTEGER,
  "paidShareMonths" INTEGER,
  "paidShareAfter" INTEGER,
  "ceilingDays" INTEGER,
  "ceilingMonths" INTEGER,
  "ceilingDaysWomen" INTEGER,
  "ceilingDaysMen" INTEGER,
  "mostMonths" INTEGER,
  "onceInMonths" INTEGER,
  "fromEvent" INTEGER DEFAULT 0,
  "certificate" INTEGER DEFAULT 0,
  "proofDays" INTEGER,
  "proofDaysRural" INTEGER,
  "halfDays" INTEGER DEFAULT 0,
  "carryOver" INTEGER,
  "expiresOn" TEXT,
  "expiresOn__f" TEXT,
  "minimumMonths" INTEGER,
  "noticeDays" INTEGER,
  "pastDays" INTEGER,
  "allowsNegative" INTEGER DEFAULT 0,
  "isMedical" INTEGER DEFAULT 0,
  "sex" TEXT,
  "source" TEXT,
  "source__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_leaveTypes__id" ON "leaveTypes" ("_id");
CREATE INDEX "ix_leaveTypes__created" ON "leaveTypes" ("_created");
CREATE INDEX "ix_leaveTypes_code__f_code" ON "leaveTypes" ("code__f", "code");
CREATE INDEX "ix_leaveTypes_nameFr__f_nameFr" ON "leaveTypes" ("nameFr__f", "nameFr");
CREATE INDEX "ix_leaveTypes_nameAr__f_nameAr" ON "leaveTypes" ("nameAr__f", "nameAr");
CREATE UNIQUE INDEX "uq_leaveTypes_code_validFrom" ON "leaveTypes" ("code", "validFrom");
CREATE TABLE "leaveRequests" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "employeeId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "type" TEXT,
  "type__f" TEXT,
  "typeId" TEXT REFERENCES "leaveTypes" ("_id") ON DELETE RESTRICT,
  "shownType" TEXT,
  "shownType__f" TEXT,
  "startDate" TEXT,
  "endDate" TEXT,
  "startHalf" INTEGER DEFAULT 0,
  "endHalf" INTEGER DEFAULT 0,
  "workingDays" INTEGER,
  "days" TEXT,
  "reason" TEXT,
  "reason__f" TEXT,
  "shownReason" TEXT,
  "shownReason__f" TEXT,
  "certificateId" TEXT,
  "replacementId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "status" TEXT DEFAULT 'pending',
  "step" TEXT DEFAULT 'submitted',
  "purpose" TEXT DEFAULT 'request',
  "actorIds" TEXT DEFAULT '[]',
  "managerId" TEXT,
  "managerType" TEXT,
  "managerSignature" TEXT,
  "hrId" TEXT,
  "hrSignature" TEXT,
  "rejectionReason" TEXT,
  "rejectionReason__f" TEXT,
  "refNumber" TEXT,
  "refNumber__f" TEXT,
  "addressFr" TEXT,
  "addressFr__f" TEXT,
  "phone" TEXT,
  "phone__f" TEXT,
  "bureauId" TEXT REFERENCES "bureaux" ("_id") ON DELETE RESTRICT,
  "serviceId" TEXT REFERENCES "services" ("_id") ON DELETE RESTRICT,
  "annexeId" TEXT REFERENCES "annexes" ("_id") ON DELETE RESTRICT,
  "certificateDue" TEXT,
  "resumedOn" TEXT,
  "resumedById" TEXT,
  "resumedHalf" INTEGER DEFAULT 0,
  "resumedReason" TEXT,
  "resumedReason__f" TEXT,
  "returnPunches" TEXT,
  "cancelledAt" TEXT,
  "cancelReason" TEXT,
  "cancelReason__f" TEXT,
  "cancelFrom" TEXT,
  "cancelHalf" INTEGER DEFAULT 0,
  "grantedEndDate" TEXT,
  "returnedDays" TEXT,
  "returnedHalves" TEXT,
  "keptDays" TEXT,
  "eventDate" TEXT,
  "pastReason" TEXT,
  "pastReason__f" TEXT,
  "enteredById" TEXT,
  "visit" TEXT,
  "visitOn" TEXT,
  "visitNote" TEXT,
  "visitNote__f" TEXT,
  "docId" TEXT,
  "docId__f" TEXT,
  "fileId" TEXT,
  "signedFileId" TEXT,
  "postedYear" INTEGER
) STRICT;
CREATE UNIQUE INDEX "uq_leaveRequests__id" ON "leaveRequests" ("_id");
CREATE INDEX "ix_leaveRequests__created" ON "leaveRequests" ("_created");
CREATE INDEX "ix_leaveRequests_typeId_set" ON "leaveRequests" ("typeId") WHERE "typeId" IS NOT NULL;
CREATE INDEX "ix_leaveRequests_replacementId_set" ON "leaveRequests" ("replacementId") WHERE "replacementId" IS NOT NULL;
CREATE INDEX "ix_leaveRequests_managerId_set" ON "leaveRequests" ("managerId") WHERE "managerId" IS NOT NULL;
CREATE INDEX "ix_leaveRequests_hrId_set" ON "leaveRequests" ("hrId") WHERE "hrId" IS NOT NULL;
CREATE INDEX "ix_leaveRequests_refNumber__f_refNumber" ON "leaveRequests" ("refNumber__f", "refNumber");
CREATE INDEX "ix_leaveRequests_bureauId_set" ON "leaveRequests" ("bureauId") WHERE "bureauId" IS NOT NULL;
CREATE INDEX "ix_leaveRequests_serviceId_set" ON "leaveRequests" ("serviceId") WHERE "serviceId" IS NOT NULL;
CREATE INDEX "ix_leaveRequests_annexeId_set" ON "leaveRequests" ("annexeId") WHERE "annexeId" IS NOT NULL;
CREATE INDEX "ix_leaveRequests_resumedById_set" ON "leaveRequests" ("resumedById") WHERE "resumedById" IS NOT NULL;
CREATE INDEX "ix_leaveRequests_enteredById_set" ON "leaveRequests" ("enteredById") WHERE "enteredById" IS NOT NULL;
CREATE INDEX "ix_leaveRequests_employeeId_endDate" ON "leaveRequests" ("employeeId", "endDate");
CREATE INDEX "ix_leaveRequests_endDate_status" ON "leaveRequests" ("endDate", "status");
CREATE INDEX "ix_leaveRequests_status_step" ON "leaveRequests" ("status", "step");
CREATE INDEX "ix_leaveRequests_postedYear_endDate" ON "leaveRequests" ("postedYear", "endDate");
CREATE TABLE "leaveRequests__actorIds" (
  "owner" TEXT NOT NULL REFERENCES "leaveRequests" ("_id") ON DELETE RESTRICT,
  "item" TEXT NOT NULL REFERENCES "users" ("_id") ON DELETE RESTRICT,
  "position" INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX "uq_leaveRequests__actorIds_owner_position" ON "leaveRequests__actorIds" ("owner", "position");
CREATE INDEX "ix_leaveRequests__actorIds_item" ON "leaveRequests__actorIds" ("item");
CREATE TABLE "leaveRecords" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "employeeId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "start_date" TEXT,
  "type" TEXT,
  "type__f" TEXT,
  "typeId" TEXT REFERENCES "leaveTypes" ("_id") ON DELETE RESTRICT,
  "cumulative_days" INTEGER,
  "days_owed" INTEGER,
  "days" INTEGER,
  "kind" TEXT,
  "year" INTEGER,
  "requestId" TEXT REFERENCES "leaveRequests" ("_id") ON DELETE RESTRICT,
  "reason" TEXT,
  "reason__f" TEXT,
  "byId" TEXT,
  "reversesId" TEXT REFERENCES "leaveRecords" ("_id") ON DELETE RESTRICT,
  "expiresOn" TEXT,
  "account" TEXT,
  "account__f" TEXT,
  "entry" TEXT,
  "entry__f" TEXT,
  "slice" TEXT,
  "slice__f" TEXT,
  "once" TEXT,
  "once__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_leaveRecords__id" ON "leaveRecords" ("_id");
CREATE INDEX "ix_leaveRecords__created" ON "leaveRecords" ("_created");
CREATE INDEX "ix_leaveRecords_typeId_set" ON "leaveRecords" ("typeId") WHERE "typeId" IS NOT NULL;
CREATE INDEX "ix_leaveRecords_requestId_set" ON "leaveRecords" ("requestId") WHERE "requestId" IS NOT NULL;
CREATE INDEX "ix_leaveRecords_byId_set" ON "leaveRecords" ("byId") WHERE "byId" IS NOT NULL;
CREATE INDEX "ix_leaveRecords_employeeId_account_start_date_days" ON "leaveRecords" ("employeeId", "account", "start_date", "days");
CREATE INDEX "ix_leaveRecords_employeeId_year_entry_days" ON "leaveRecords" ("employeeId", "year", "entry", "days");
CREATE INDEX "ix_leaveRecords_expiresOn" ON "leaveRecords" ("expiresOn");
CREATE UNIQUE INDEX "uq_leaveRecords_once_set" ON "leaveRecords" ("once") WHERE "once" IS NOT NULL;
CREATE UNIQUE INDEX "uq_leaveRecords_reversesId_set" ON "leaveRecords" ("reversesId") WHERE "reversesId" IS NOT NULL;
CREATE TABLE "leaveRecounts" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "requestId" TEXT REFERENCES "leaveRequests" ("_id") ON DELETE RESTRICT,
  "employeeId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "cause" TEXT,
  "change" TEXT,
  "change__f" TEXT,
  "startDate" TEXT,
  "endDate" TEXT,
  "standingDays" INTEGER,
  "countedDays" INTEGER,
  "lackingDays" INTEGER,
  "state" TEXT DEFAULT 'open',
  "reason" TEXT,
  "reason__f" TEXT,
  "decidedById" TEXT,
  "decidedAt" TEXT,
  "once" TEXT,
  "once__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_leaveRecounts__id" ON "leaveRecounts" ("_id");
CREATE INDEX "ix_leaveRecounts__created" ON "leaveRecounts" ("_created");
CREATE INDEX "ix_leaveRecounts_requestId" ON "leaveRecounts" ("requestId");
CREATE INDEX "ix_leaveRecounts_employeeId" ON "leaveRecounts" ("employeeId");
CREATE INDEX "ix_leaveRecounts_decidedById_set" ON "leaveRecounts" ("decidedById") WHERE "decidedById" IS NOT NULL;
CREATE INDEX "ix_leaveRecounts_state_change" ON "leaveRecounts" ("state", "change");
CREATE UNIQUE INDEX "uq_leaveRecounts_once_set" ON "leaveRecounts" ("once") WHERE "once" IS NOT NULL;
CREATE TABLE "documentRequests" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "employeeId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "type" TEXT,
  "reason" TEXT,
  "reason__f" TEXT,
  "copies" INTEGER,
  "language" TEXT DEFAULT 'fr',
  "freeText" TEXT,
  "freeText__f" TEXT,
  "freeTextAr" TEXT,
  "freeTextAr__f" TEXT,
  "status" TEXT DEFAULT 'pending',
  "step" TEXT DEFAULT 'submitted',
  "receiptNumber" TEXT,
  "receiptNumber__f" TEXT,
  "year" INTEGER,
  "num" INTEGER,
  "refNumber" TEXT,
  "refNumber__f" TEXT,
  "submittedAt" TEXT,
  "dueOn" TEXT,
  "queueOrder" INTEGER,
  "handledById" TEXT,
  "actorIds" TEXT DEFAULT '[]',
  "rejectionReason" TEXT,
  "rejectionReason__f" TEXT,
  "generatedAt" TEXT,
  "signedAt" TEXT,
  "signedByHand" INTEGER DEFAULT 0,
  "deliveredAt" TEXT,
  "deliveredTo" TEXT,
  "deliveredTo__f" TEXT,
  "repeatOfId" TEXT,
  "docId" TEXT,
  "docId__f" TEXT,
  "fileId" TEXT,
  "signBy" TEXT,
  "signBy__f" TEXT,
  "signedFileId" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_documentRequests__id" ON "documentRequests" ("_id");
CREATE INDEX "ix_documentRequests__created" ON "documentRequests" ("_created");
CREATE INDEX "ix_documentRequests_receiptNumber__f_receiptNumber" ON "documentRequests" ("receiptNumber__f", "receiptNumber");
CREATE INDEX "ix_documentRequests_refNumber__f_refNumber" ON "documentRequests" ("refNumber__f", "refNumber");
CREATE INDEX "ix_documentRequests_handledById_set" ON "documentRequests" ("handledById") WHERE "handledById" IS NOT NULL;
CREATE INDEX "ix_documentRequests_repeatOfId_set" ON "documentRequests" ("repeatOfId") WHERE "repeatOfId" IS NOT NULL;
CREATE INDEX "ix_documentRequests_status_dueOn" ON "documentRequests" ("status", "dueOn");
CREATE INDEX "ix_documentRequests_employeeId_type" ON "documentRequests" ("employeeId", "type");
CREATE INDEX "ix_documentRequests_step_dueOn" ON "documentRequests" ("step", "dueOn");
CREATE INDEX "ix_documentRequests_queueOrder" ON "documentRequests" ("queueOrder");
CREATE INDEX "ix_documentRequests_signBy" ON "documentRequests" ("signBy");
CREATE UNIQUE INDEX "uq_documentRequests_year_num" ON "documentRequests" ("year", "num");
CREATE TABLE "documentRequests__actorIds" (
  "owner" TEXT NOT NULL REFERENCES "documentRequests" ("_id") ON DELETE RESTRICT,
  "item" TEXT NOT NULL REFERENCES "users" ("_id") ON DELETE RESTRICT,
  "position" INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX "uq_documentRequests__actorIds_owner_position" ON "documentRequests__actorIds" ("owner", "position");
CREATE INDEX "ix_documentRequests__actorIds_item" ON "documentRequests__actorIds" ("item");
CREATE TABLE "contactChanges" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "employeeId" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "changes" TEXT,
  "status" TEXT DEFAULT 'pending',
  "decidedById" TEXT,
  "decidedAt" TEXT,
  "reasons" TEXT,
  "waiting" TEXT,
  "waiting__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_contactChanges__id" ON "contactChanges" ("_id");
CREATE INDEX "ix_contactChanges__created" ON "contactChanges" ("_created");
CREATE INDEX "ix_contactChanges_decidedById_set" ON "contactChanges" ("decidedById") WHERE "decidedById" IS NOT NULL;
CREATE INDEX "ix_contactChanges_status" ON "contactChanges" ("status");
CREATE UNIQUE INDEX "uq_contactChanges_employeeId_waiting" ON "contactChanges" ("employeeId", "waiting");
CREATE TABLE "approvalRules" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "name" TEXT,
  "name__f" TEXT,
  "subject" TEXT,
  "subject__f" TEXT,
  "type" TEXT,
  "type__f" TEXT,
  "unitId" TEXT,
  "unitId__f" TEXT,
  "daysFrom" INTEGER,
  "daysTo" INTEGER,
  "steps" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_approvalRules__id" ON "approvalRules" ("_id");
CREATE INDEX "ix_approvalRules__created" ON "approvalRules" ("_created");
CREATE UNIQUE INDEX "uq_approvalRules_name_set" ON "approvalRules" ("name") WHERE "name" IS NOT NULL;
CREATE TABLE "approvals" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "subjectCollection" TEXT,
  "subjectCollection__f" TEXT,
  "subjectId" TEXT,
  "subjectId__f" TEXT,
  "employeeId" TEXT,
  "purpose" TEXT,
  "stepNo" INTEGER,
  "step" TEXT,
  "rule" TEXT,
  "actorIds" TEXT DEFAULT '[]',
  "managerType" TEXT,
  "decision" TEXT DEFAULT 'pending',
  "decidedById" TEXT,
  "onBehalfOfId" TEXT,
  "reason" TEXT,
  "reason__f" TEXT,
  "openedAt" TEXT,
  "dueAt" TEXT,
  "escalated" INTEGER DEFAULT 0,
  "decidedAt" TEXT,
  "signatureId" TEXT,
  "sameAsStep" INTEGER,
  "askedIds" TEXT DEFAULT '[]',
  "opinions" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_approvals__id" ON "approvals" ("_id");
CREATE INDEX "ix_approvals__created" ON "approvals" ("_created");
CREATE INDEX "ix_approvals_employeeId_set" ON "approvals" ("employeeId") WHERE "employeeId" IS NOT NULL;
CREATE INDEX "ix_approvals_decidedById_set" ON "approvals" ("decidedById") WHERE "decidedById" IS NOT NULL;
CREATE INDEX "ix_approvals_onBehalfOfId_set" ON "approvals" ("onBehalfOfId") WHERE "onBehalfOfId" IS NOT NULL;
CREATE INDEX "ix_approvals_signatureId_set" ON "approvals" ("signatureId") WHERE "signatureId" IS NOT NULL;
CREATE INDEX "ix_approvals_subjectCollection_subjectId" ON "approvals" ("subjectCollection", "subjectId");
CREATE INDEX "ix_approvals_decision_dueAt" ON "approvals" ("decision", "dueAt");
CREATE TABLE "approvals__actorIds" (
  "owner" TEXT NOT NULL REFERENCES "approvals" ("_id") ON DELETE RESTRICT,
  "item" TEXT NOT NULL REFERENCES "users" ("_id") ON DELETE RESTRICT,
  "position" INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX "uq_approvals__actorIds_owner_position" ON "approvals__actorIds" ("owner", "position");
CREATE INDEX "ix_approvals__actorIds_item" ON "approvals__actorIds" ("item");
CREATE TABLE "approvals__askedIds" (
  "owner" TEXT NOT NULL REFERENCES "approvals" ("_id") ON DELETE RESTRICT,
  "item" TEXT NOT NULL REFERENCES "users" ("_id") ON DELETE RESTRICT,
  "position" INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX "uq_approvals__askedIds_owner_position" ON "approvals__askedIds" ("owner", "position");
CREATE INDEX "ix_approvals__askedIds_item" ON "approvals__askedIds" ("item");
CREATE TABLE "sys_drawnSignatures" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "userId" TEXT,
  "picture" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_sys_drawnSignatures__id" ON "sys_drawnSignatures" ("_id");
CREATE INDEX "ix_sys_drawnSignatures__created" ON "sys_drawnSignatures" ("_created");
CREATE UNIQUE INDEX "uq_sys_drawnSignatures_userId" ON "sys_drawnSignatures" ("userId");
CREATE TABLE "signatures" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "subjectCollection" TEXT,
  "subjectCollection__f" TEXT,
  "subjectId" TEXT,
  "subjectId__f" TEXT,
  "signerId" TEXT,
  "signerName" TEXT,
  "signerName__f" TEXT,
  "purpose" TEXT,
  "purpose__f" TEXT,
  "contentHash" TEXT,
  "contentHash__f" TEXT,
  "signature" TEXT,
  "signature__f" TEXT,
  "keyId" TEXT,
  "keyId__f" TEXT,
  "signedAt" TEXT,
  "method" TEXT,
  "batchId" TEXT,
  "batchId__f" TEXT,
  "shown" TEXT,
  "drawing" TEXT,
  "drawing__f" TEXT,
  "onBehalfOfId" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_signatures__id" ON "signatures" ("_id");
CREATE INDEX "ix_signatures__created" ON "signatures" ("_created");
CREATE INDEX "ix_signatures_signerId" ON "signatures" ("signerId");
CREATE INDEX "ix_signatures_onBehalfOfId_set" ON "signatures" ("onBehalfOfId") WHERE "onBehalfOfId" IS NOT NULL;
CREATE INDEX "ix_signatures_subjectCollection_subjectId" ON "signatures" ("subjectCollection", "subjectId");
CREATE TABLE "authenticDocuments" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "docId" TEXT,
  "docId__f" TEXT,
  "kind" TEXT,
  "kind__f" TEXT,
  "refNumber" TEXT,
  "refNumber__f" TEXT,
  "year" INTEGER,
  "num" INTEGER,
  "subjectCollection" TEXT,
  "subjectCollection__f" TEXT,
  "subjectId" TEXT,
  "subjectId__f" TEXT,
  "issuedOn" TEXT,
  "issuedById" TEXT REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "language" TEXT,
  "language__f" TEXT,
  "ownerId" TEXT,
  "ownerId__f" TEXT,
  "readerIds" TEXT DEFAULT '[]',
  "readBy" TEXT,
  "readBy__f" TEXT,
  "record" TEXT,
  "contentHash" TEXT,
  "contentHash__f" TEXT,
  "seal" TEXT,
  "seal__f" TEXT,
  "keyId" TEXT,
  "keyId__f" TEXT,
  "templateId" TEXT,
  "templateId__f" TEXT,
  "templateVersion" INTEGER,
  "fileId" TEXT,
  "sha256" TEXT,
  "sha256__f" TEXT,
  "signedFileId" TEXT,
  "signedSha256" TEXT,
  "signedSha256__f" TEXT,
  "signers" TEXT,
  "signBy" TEXT,
  "signBy__f" TEXT,
  "standing" TEXT,
  "state" TEXT,
  "cancelReason" TEXT,
  "cancelReason__f" TEXT,
  "replacedById" TEXT REFERENCES "authenticDocuments" ("_id") ON DELETE RESTRICT
) STRICT;
CREATE UNIQUE INDEX "uq_authenticDocuments__id" ON "authenticDocuments" ("_id");
CREATE INDEX "ix_authenticDocuments__created" ON "authenticDocuments" ("_created");
CREATE INDEX "ix_authenticDocuments_issuedById_set" ON "authenticDocuments" ("issuedById") WHERE "issuedById" IS NOT NULL;
CREATE INDEX "ix_authenticDocuments_replacedById_set" ON "authenticDocuments" ("replacedById") WHERE "replacedById" IS NOT NULL;
CREATE INDEX "ix_authenticDocuments_contentHash_kind" ON "authenticDocuments" ("contentHash", "kind");
CREATE INDEX "ix_authenticDocuments_subjectId_subjectCollection" ON "authenticDocuments" ("subjectId", "subjectCollection");
CREATE INDEX "ix_authenticDocuments_refNumber" ON "authenticDocuments" ("refNumber");
CREATE INDEX "ix_authenticDocuments_signBy" ON "authenticDocuments" ("signBy");
CREATE UNIQUE INDEX "uq_authenticDocuments_docId" ON "authenticDocuments" ("docId");
CREATE UNIQUE INDEX "uq_authenticDocuments_kind_year_num" ON "authenticDocuments" ("kind", "year", "num");
CREATE TABLE "authenticDocuments__readerIds" (
  "owner" TEXT NOT NULL REFERENCES "authenticDocuments" ("_id") ON DELETE RESTRICT,
  "item" TEXT NOT NULL REFERENCES "employees" ("_id") ON DELETE RESTRICT,
  "position" INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX "uq_authenticDocuments__readerIds_owner_position" ON "authenticDocuments__readerIds" ("owner", "position");
CREATE INDEX "ix_authenticDocuments__readerIds_item" ON "authenticDocuments__readerIds" ("item");
CREATE TABLE "paperTemplates" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "kind" TEXT,
  "kind__f" TEXT,
  "language" TEXT,
  "version" INTEGER,
  "body" TEXT,
  "body__f" TEXT,
  "validFrom" TEXT,
  "authorId" TEXT REFERENCES "users" ("_id") ON DELETE RESTRICT
) STRICT;
CREATE UNIQUE INDEX "uq_paperTemplates__id" ON "paperTemplates" ("_id");
CREATE INDEX "ix_paperTemplates__created" ON "paperTemplates" ("_created");
CREATE INDEX "ix_paperTemplates_authorId_set" ON "paperTemplates" ("authorId") WHERE "authorId" IS NOT NULL;
CREATE UNIQUE INDEX "uq_paperTemplates_kind_language_version" ON "paperTemplates" ("kind", "language", "version");
CREATE TABLE "settings" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "key" TEXT,
  "key__f" TEXT,
  "value" TEXT,
  "validFrom" TEXT,
  "logoFileId" TEXT,
  "former" TEXT,
  "formerLogoFileId" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_settings__id" ON "settings" ("_id");
CREATE INDEX "ix_settings__created" ON "settings" ("_created");
CREATE UNIQUE INDEX "uq_settings_key" ON "settings" ("key");
CREATE TABLE "deadlineRules" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "code" TEXT,
  "code__f" TEXT,
  "validFrom" TEXT,
  "nameFr" TEXT,
  "nameFr__f" TEXT,
  "nameAr" TEXT,
  "nameAr__f" TEXT,
  "amount" INTEGER,
  "unit" TEXT,
  "counts" TEXT,
  "clear" INTEGER DEFAULT 0,
  "onHoliday" TEXT,
  "suspended" TEXT,
  "source" TEXT,
  "source__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_deadlineRules__id" ON "deadlineRules" ("_id");
CREATE INDEX "ix_deadlineRules__created" ON "deadlineRules" ("_created");
CREATE UNIQUE INDEX "uq_deadlineRules_code_validFrom" ON "deadlineRules" ("code", "validFrom");
CREATE TABLE "retentionRules" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "collection" TEXT,
  "collection__f" TEXT,
  "nameFr" TEXT,
  "nameFr__f" TEXT,
  "nameAr" TEXT,
  "nameAr__f" TEXT,
  "condition" TEXT,
  "months" INTEGER,
  "act" TEXT DEFAULT 'blank',
  "validFrom" TEXT,
  "basis" TEXT,
  "basis__f" TEXT,
  "state" TEXT DEFAULT 'draft',
  "proposedById" TEXT,
  "proposedAt" TEXT,
  "confirmedById" TEXT,
  "confirmedAt" TEXT,
  "endedById" TEXT,
  "endedAt" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_retentionRules__id" ON "retentionRules" ("_id");
CREATE INDEX "ix_retentionRules__created" ON "retentionRules" ("_created");
CREATE INDEX "ix_retentionRules_proposedById_set" ON "retentionRules" ("proposedById") WHERE "proposedById" IS NOT NULL;
CREATE INDEX "ix_retentionRules_confirmedById_set" ON "retentionRules" ("confirmedById") WHERE "confirmedById" IS NOT NULL;
CREATE INDEX "ix_retentionRules_endedById_set" ON "retentionRules" ("endedById") WHERE "endedById" IS NOT NULL;
CREATE INDEX "ix_retentionRules_state" ON "retentionRules" ("state");
CREATE TABLE "disposals" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "ruleId" TEXT REFERENCES "retentionRules" ("_id") ON DELETE RESTRICT,
  "refNumber" TEXT,
  "refNumber__f" TEXT,
  "year" INTEGER,
  "num" INTEGER,
  "startedAt" TEXT,
  "doneAt" TEXT,
  "state" TEXT,
  "months" INTEGER,
  "count" INTEGER,
  "files" INTEGER,
  "groups" TEXT,
  "proposedById" TEXT,
  "confirmedById" TEXT,
  "backupsUntil" TEXT,
  "docId" TEXT,
  "docId__f" TEXT,
  "fileId" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_disposals__id" ON "disposals" ("_id");
CREATE INDEX "ix_disposals__created" ON "disposals" ("_created");
CREATE INDEX "ix_disposals_refNumber__f_refNumber" ON "disposals" ("refNumber__f", "refNumber");
CREATE INDEX "ix_disposals_proposedById_set" ON "disposals" ("proposedById") WHERE "proposedById" IS NOT NULL;
CREATE INDEX "ix_disposals_confirmedById_set" ON "disposals" ("confirmedById") WHERE "confirmedById" IS NOT NULL;
CREATE INDEX "ix_disposals_ruleId_state" ON "disposals" ("ruleId", "state");
CREATE UNIQUE INDEX "uq_disposals_year_num" ON "disposals" ("year", "num");
CREATE TABLE "importRuns" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "collection" TEXT,
  "collection__f" TEXT,
  "fileName" TEXT,
  "fileName__f" TEXT,
  "hash" TEXT,
  "hash__f" TEXT,
  "rows" INTEGER,
  "created" INTEGER,
  "updated" INTEGER,
  "unchanged" INTEGER,
  "refused" INTEGER,
  "byId" TEXT,
  "at" TEXT,
  "undoneAt" TEXT,
  "undoneById" TEXT,
  "undoReport" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_importRuns__id" ON "importRuns" ("_id");
CREATE INDEX "ix_importRuns__created" ON "importRuns" ("_created");
CREATE INDEX "ix_importRuns_fileName__f_fileName" ON "importRuns" ("fileName__f", "fileName");
CREATE INDEX "ix_importRuns_byId_set" ON "importRuns" ("byId") WHERE "byId" IS NOT NULL;
CREATE INDEX "ix_importRuns_undoneById_set" ON "importRuns" ("undoneById") WHERE "undoneById" IS NOT NULL;
CREATE INDEX "ix_importRuns_at" ON "importRuns" ("at");
CREATE TABLE "notifications" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "userId" TEXT,
  "kind" TEXT,
  "kind__f" TEXT,
  "titleKey" TEXT,
  "titleKey__f" TEXT,
  "params" TEXT,
  "link" TEXT,
  "link__f" TEXT,
  "subjectCollection" TEXT,
  "subjectCollection__f" TEXT,
  "subjectId" TEXT,
  "subjectId__f" TEXT,
  "needsAck" INTEGER DEFAULT 0,
  "readAt" TEXT,
  "ackAt" TEXT,
  "repeatAfter" TEXT,
  "repeatDays" INTEGER,
  "key" TEXT,
  "key__f" TEXT,
  "digestAt" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_notifications__id" ON "notifications" ("_id");
CREATE INDEX "ix_notifications__created" ON "notifications" ("_created");
CREATE INDEX "ix_notifications_readAt_userId" ON "notifications" ("readAt", "userId");
CREATE INDEX "ix_notifications_repeatAfter" ON "notifications" ("repeatAfter");
CREATE INDEX "ix_notifications_digestAt" ON "notifications" ("digestAt");
CREATE UNIQUE INDEX "uq_notifications_userId_key" ON "notifications" ("userId", "key");
CREATE TABLE "notificationPreferences" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "userId" TEXT,
  "channels" TEXT,
  "quietFrom" TEXT,
  "quietFrom__f" TEXT,
  "quietTo" TEXT,
  "quietTo__f" TEXT,
  "quietDays" TEXT DEFAULT '[]',
  "digest" TEXT,
  "digestAt" TEXT,
  "digestAt__f" TEXT,
  "digestDay" INTEGER,
  "language" TEXT,
  "language__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_notificationPreferences__id" ON "notificationPreferences" ("_id");
CREATE INDEX "ix_notificationPreferences__created" ON "notificationPreferences" ("_created");
CREATE UNIQUE INDEX "uq_notificationPreferences_userId" ON "notificationPreferences" ("userId");
CREATE TABLE "reads" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "at" TEXT,
  "day" TEXT,
  "who" TEXT,
  "who__f" TEXT,
  "whoName" TEXT,
  "whoName__f" TEXT,
  "officeFr" TEXT,
  "officeFr__f" TEXT,
  "officeAr" TEXT,
  "officeAr__f" TEXT,
  "collection" TEXT,
  "collection__f" TEXT,
  "documentId" TEXT,
  "documentId__f" TEXT,
  "fields" TEXT DEFAULT '[]',
  "door" TEXT,
  "filter" TEXT,
  "filter__f" TEXT,
  "count" INTEGER,
  "sealed" TEXT,
  "sealed__f" TEXT,
  "employeeId" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_reads__id" ON "reads" ("_id");
CREATE INDEX "ix_reads__created" ON "reads" ("_created");
CREATE INDEX "ix_reads_whoName__f_whoName" ON "reads" ("whoName__f", "whoName");
CREATE INDEX "ix_reads_documentId_who" ON "reads" ("documentId", "who");
CREATE INDEX "ix_reads_employeeId_day" ON "reads" ("employeeId", "day");
CREATE INDEX "ix_reads_at" ON "reads" ("at");
CREATE TABLE "outbox" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "channel" TEXT,
  "to" TEXT,
  "to__f" TEXT,
  "subject" TEXT,
  "subject__f" TEXT,
  "body" TEXT,
  "body__f" TEXT,
  "state" TEXT,
  "attempts" INTEGER,
  "lastError" TEXT,
  "lastError__f" TEXT,
  "causedBy" TEXT,
  "causedBy__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_outbox__id" ON "outbox" ("_id");
CREATE INDEX "ix_outbox__created" ON "outbox" ("_created");
CREATE INDEX "ix_outbox_to__f_to" ON "outbox" ("to__f", "to");
CREATE INDEX "ix_outbox_subject__f_subject" ON "outbox" ("subject__f", "subject");
CREATE TABLE "jobRuns" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "job" TEXT,
  "job__f" TEXT,
  "dueAt" TEXT,
  "startedAt" TEXT,
  "endedAt" TEXT,
  "outcome" TEXT,
  "message" TEXT,
  "message__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_jobRuns__id" ON "jobRuns" ("_id");
CREATE INDEX "ix_jobRuns__created" ON "jobRuns" ("_created");
CREATE INDEX "ix_jobRuns_job_dueAt" ON "jobRuns" ("job", "dueAt");
CREATE UNIQUE INDEX "uq_jobRuns_job_dueAt" ON "jobRuns" ("job", "dueAt");
CREATE TABLE "clockDoubts" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "believedAt" TEXT,
  "shownAt" TEXT,
  "afterEntry" INTEGER,
  "untilEntry" INTEGER
) STRICT;
CREATE UNIQUE INDEX "uq_clockDoubts__id" ON "clockDoubts" ("_id");
CREATE INDEX "ix_clockDoubts__created" ON "clockDoubts" ("_created");
CREATE TABLE "sys_staleDays" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "people" TEXT,
  "from" TEXT,
  "to" TEXT,
  "done" INTEGER
) STRICT;
CREATE UNIQUE INDEX "uq_sys_staleDays__id" ON "sys_staleDays" ("_id");
CREATE INDEX "ix_sys_staleDays__created" ON "sys_staleDays" ("_created");
CREATE TABLE "sys_employeeLookups" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "byId" TEXT,
  "at" TEXT,
  "employeeId" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_sys_employeeLookups__id" ON "sys_employeeLookups" ("_id");
CREATE INDEX "ix_sys_employeeLookups__created" ON "sys_employeeLookups" ("_created");
CREATE INDEX "ix_sys_employeeLookups_employeeId_set" ON "sys_employeeLookups" ("employeeId") WHERE "employeeId" IS NOT NULL;
CREATE INDEX "ix_sys_employeeLookups_byId_at" ON "sys_employeeLookups" ("byId", "at");
CREATE TABLE "sys_calendars" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "account" TEXT,
  "account__f" TEXT,
  "secretHash" TEXT,
  "secretHash__f" TEXT,
  "feed" TEXT,
  "feed__f" TEXT,
  "scope" TEXT,
  "lang" TEXT,
  "lang__f" TEXT,
  "provenTwice" INTEGER DEFAULT 0
) STRICT;
CREATE UNIQUE INDEX "uq_sys_calendars__id" ON "sys_calendars" ("_id");
CREATE INDEX "ix_sys_calendars__created" ON "sys_calendars" ("_created");
CREATE UNIQUE INDEX "uq_sys_calendars_secretHash_set" ON "sys_calendars" ("secretHash") WHERE "secretHash" IS NOT NULL;
CREATE UNIQUE INDEX "uq_sys_calendars_account_feed" ON "sys_calendars" ("account", "feed");
CREATE TABLE "sys_deviceStates" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "deviceId" TEXT,
  "seenAt" TEXT,
  "heardSince" TEXT,
  "lastLogAt" TEXT,
  "firstDay" TEXT,
  "lateLinesAt" TEXT,
  "toldUntil" TEXT,
  "drift" INTEGER,
  "zone" INTEGER,
  "address" TEXT,
  "address__f" TEXT,
  "counts" INTEGER DEFAULT 0,
  "refusedOn" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_sys_deviceStates__id" ON "sys_deviceStates" ("_id");
CREATE INDEX "ix_sys_deviceStates__created" ON "sys_deviceStates" ("_created");
CREATE UNIQUE INDEX "uq_sys_deviceStates_deviceId_set" ON "sys_deviceStates" ("deviceId") WHERE "deviceId" IS NOT NULL;
CREATE INDEX "ix_sys_deviceStates_deviceId_seenAt" ON "sys_deviceStates" ("deviceId", "seenAt");
CREATE INDEX "ix_sys_deviceStates_deviceId_lastLogAt" ON "sys_deviceStates" ("deviceId", "lastLogAt");
CREATE INDEX "ix_sys_deviceStates_deviceId_drift" ON "sys_deviceStates" ("deviceId", "drift");
CREATE INDEX "ix_sys_deviceStates_deviceId_toldUntil" ON "sys_deviceStates" ("deviceId", "toldUntil");
CREATE TABLE "sys_deviceZones" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "deviceId" TEXT,
  "since" TEXT,
  "zone" INTEGER
) STRICT;
CREATE UNIQUE INDEX "uq_sys_deviceZones__id" ON "sys_deviceZones" ("_id");
CREATE INDEX "ix_sys_deviceZones__created" ON "sys_deviceZones" ("_created");
CREATE UNIQUE INDEX "uq_sys_deviceZones_deviceId_since" ON "sys_deviceZones" ("deviceId", "since");
CREATE TABLE "sys_staleFigures" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "date" TEXT,
  "annexe" TEXT,
  "annexe__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_sys_staleFigures__id" ON "sys_staleFigures" ("_id");
CREATE INDEX "ix_sys_staleFigures__created" ON "sys_staleFigures" ("_created");
CREATE INDEX "ix_sys_staleFigures_date_annexe" ON "sys_staleFigures" ("date", "annexe");
CREATE TABLE "sys_applicationTickets" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "hash" TEXT,
  "hash__f" TEXT,
  "recruitmentId" TEXT REFERENCES "recruitments" ("_id") ON DELETE RESTRICT,
  "begunAt" TEXT,
  "expiresAt" TEXT,
  "address" TEXT,
  "address__f" TEXT,
  "bytes" INTEGER,
  "files" TEXT,
  "proof" TEXT,
  "proof__f" TEXT,
  "candidateId" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_sys_applicationTickets__id" ON "sys_applicationTickets" ("_id");
CREATE INDEX "ix_sys_applicationTickets__created" ON "sys_applicationTickets" ("_created");
CREATE INDEX "ix_sys_applicationTickets_recruitmentId" ON "sys_applicationTickets" ("recruitmentId");
CREATE INDEX "ix_sys_applicationTickets_candidateId_set" ON "sys_applicationTickets" ("candidateId") WHERE "candidateId" IS NOT NULL;
CREATE INDEX "ix_sys_applicationTickets_expiresAt" ON "sys_applicationTickets" ("expiresAt");
CREATE INDEX "ix_sys_applicationTickets_begunAt" ON "sys_applicationTickets" ("begunAt");
CREATE INDEX "ix_sys_applicationTickets_address_expiresAt" ON "sys_applicationTickets" ("address", "expiresAt");
CREATE UNIQUE INDEX "uq_sys_applicationTickets_hash_set" ON "sys_applicationTickets" ("hash") WHERE "hash" IS NOT NULL;
CREATE UNIQUE INDEX "uq_sys_applicationTickets_proof_set" ON "sys_applicationTickets" ("proof") WHERE "proof" IS NOT NULL;
CREATE TABLE "sys_applicantCodes" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "candidateId" TEXT,
  "expiresAt" TEXT,
  "tries" INTEGER,
  "usedAt" TEXT,
  "purpose" TEXT,
  "purpose__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_sys_applicantCodes__id" ON "sys_applicantCodes" ("_id");
CREATE INDEX "ix_sys_applicantCodes__created" ON "sys_applicantCodes" ("_created");
CREATE INDEX "ix_sys_applicantCodes_candidateId" ON "sys_applicantCodes" ("candidateId");
CREATE TABLE "sys_contactCodes" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "ticketId" TEXT,
  "expiresAt" TEXT,
  "tries" INTEGER,
  "usedAt" TEXT,
  "purpose" TEXT,
  "purpose__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_sys_contactCodes__id" ON "sys_contactCodes" ("_id");
CREATE INDEX "ix_sys_contactCodes__created" ON "sys_contactCodes" ("_created");
CREATE INDEX "ix_sys_contactCodes_ticketId" ON "sys_contactCodes" ("ticketId");
CREATE INDEX "ix_sys_contactCodes_purpose" ON "sys_contactCodes" ("purpose");
CREATE TABLE "sys_reviewClaims" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "candidateId" TEXT,
  "userId" TEXT,
  "recruitmentId" TEXT,
  "until" TEXT,
  "laterAt" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_sys_reviewClaims__id" ON "sys_reviewClaims" ("_id");
CREATE INDEX "ix_sys_reviewClaims__created" ON "sys_reviewClaims" ("_created");
CREATE INDEX "ix_sys_reviewClaims_recruitmentId_until" ON "sys_reviewClaims" ("recruitmentId", "until");
CREATE INDEX "ix_sys_reviewClaims_userId" ON "sys_reviewClaims" ("userId");
CREATE UNIQUE INDEX "uq_sys_reviewClaims_candidateId" ON "sys_reviewClaims" ("candidateId");
CREATE TABLE "sys_sheetEntries" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "of" TEXT,
  "of__f" TEXT,
  "typistId" TEXT REFERENCES "users" ("_id") ON DELETE RESTRICT,
  "mark" INTEGER,
  "typedTwice" INTEGER DEFAULT 0,
  "typedAt" TEXT,
  "replaces" TEXT REFERENCES "sys_sheetEntries" ("_id") ON DELETE RESTRICT,
  "standing" TEXT,
  "standing__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_sys_sheetEntries__id" ON "sys_sheetEntries" ("_id");
CREATE INDEX "ix_sys_sheetEntries__created" ON "sys_sheetEntries" ("_created");
CREATE INDEX "ix_sys_sheetEntries_replaces_set" ON "sys_sheetEntries" ("replaces") WHERE "replaces" IS NOT NULL;
CREATE INDEX "ix_sys_sheetEntries_of" ON "sys_sheetEntries" ("of");
CREATE INDEX "ix_sys_sheetEntries_typistId" ON "sys_sheetEntries" ("typistId");
CREATE UNIQUE INDEX "uq_sys_sheetEntries_standing_set" ON "sys_sheetEntries" ("standing") WHERE "standing" IS NOT NULL;
CREATE TABLE "sys_paperPictures" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "data" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_sys_paperPictures__id" ON "sys_paperPictures" ("_id");
CREATE INDEX "ix_sys_paperPictures__created" ON "sys_paperPictures" ("_created");
CREATE TABLE "sys_importPieces" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "runId" TEXT REFERENCES "importRuns" ("_id") ON DELETE RESTRICT,
  "madeAt" TEXT,
  "written" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_sys_importPieces__id" ON "sys_importPieces" ("_id");
CREATE INDEX "ix_sys_importPieces__created" ON "sys_importPieces" ("_created");
CREATE INDEX "ix_sys_importPieces_runId" ON "sys_importPieces" ("runId");
CREATE TABLE "sys_accounts" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "email" TEXT,
  "email__f" TEXT,
  "name" TEXT DEFAULT '',
  "name__f" TEXT DEFAULT '',
  "phone" TEXT DEFAULT '',
  "phone__f" TEXT DEFAULT '',
  "passwordHash" TEXT,
  "passwordHash__f" TEXT,
  "formerHashes" TEXT DEFAULT '[]',
  "passwordUpdate" TEXT,
  "mustReset" INTEGER DEFAULT 0,
  "status" INTEGER DEFAULT 1,
  "vouched" INTEGER DEFAULT 0,
  "emailVerification" INTEGER DEFAULT 0,
  "phoneVerification" INTEGER DEFAULT 0,
  "mfa" INTEGER DEFAULT 0,
  "prefs" TEXT,
  "labels" TEXT DEFAULT '[]',
  "signedOutAt" TEXT,
  "accessedAt" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_sys_accounts__id" ON "sys_accounts" ("_id");
CREATE INDEX "ix_sys_accounts__created" ON "sys_accounts" ("_created");
CREATE UNIQUE INDEX "uq_sys_accounts_email" ON "sys_accounts" ("email");
CREATE TABLE "sys_sessions" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "userId" TEXT REFERENCES "sys_accounts" ("_id") ON DELETE RESTRICT,
  "tokenHash" TEXT,
  "tokenHash__f" TEXT,
  "expire" TEXT,
  "seenAt" TEXT,
  "provider" TEXT DEFAULT 'email',
  "provider__f" TEXT DEFAULT 'email',
  "providerUid" TEXT DEFAULT '',
  "providerUid__f" TEXT DEFAULT '',
  "ip" TEXT DEFAULT '',
  "ip__f" TEXT DEFAULT '',
  "agent" TEXT,
  "factors" TEXT DEFAULT '[]',
  "mfaUpdatedAt" TEXT,
  "signingUntil" TEXT,
  "signingMethod" TEXT,
  "signingMethod__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_sys_sessions__id" ON "sys_sessions" ("_id");
CREATE INDEX "ix_sys_sessions__created" ON "sys_sessions" ("_created");
CREATE INDEX "ix_sys_sessions_userId" ON "sys_sessions" ("userId");
CREATE UNIQUE INDEX "uq_sys_sessions_tokenHash_set" ON "sys_sessions" ("tokenHash") WHERE "tokenHash" IS NOT NULL;
CREATE TABLE "sys_keys" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "name" TEXT,
  "name__f" TEXT,
  "secretHash" TEXT,
  "secretHash__f" TEXT,
  "scopes" TEXT DEFAULT '[]',
  "expire" TEXT,
  "revoked" INTEGER DEFAULT 0
) STRICT;
CREATE UNIQUE INDEX "uq_sys_keys__id" ON "sys_keys" ("_id");
CREATE INDEX "ix_sys_keys__created" ON "sys_keys" ("_created");
CREATE UNIQUE INDEX "uq_sys_keys_secretHash_set" ON "sys_keys" ("secretHash") WHERE "secretHash" IS NOT NULL;
CREATE TABLE "sys_sealKeys" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "keyId" TEXT,
  "keyId__f" TEXT,
  "publicKey" TEXT,
  "publicKey__f" TEXT,
  "seed" TEXT,
  "seed__f" TEXT,
  "since" TEXT,
  "until" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_sys_sealKeys__id" ON "sys_sealKeys" ("_id");
CREATE INDEX "ix_sys_sealKeys__created" ON "sys_sealKeys" ("_created");
CREATE UNIQUE INDEX "uq_sys_sealKeys_keyId" ON "sys_sealKeys" ("keyId");
CREATE TABLE "sys_tokens" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "userId" TEXT,
  "userId__f" TEXT,
  "asked" TEXT,
  "asked__f" TEXT,
  "purpose" TEXT,
  "identifier" TEXT DEFAULT '',
  "identifier__f" TEXT DEFAULT '',
  "expire" TEXT,
  "tries" INTEGER,
  "usedAt" TEXT,
  "sessionId" TEXT,
  "sessionId__f" TEXT,
  "detail" TEXT,
  "length" INTEGER,
  "factor" TEXT,
  "factor__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_sys_tokens__id" ON "sys_tokens" ("_id");
CREATE INDEX "ix_sys_tokens__created" ON "sys_tokens" ("_created");
CREATE INDEX "ix_sys_tokens_asked_purpose" ON "sys_tokens" ("asked", "purpose");
CREATE INDEX "ix_sys_tokens_userId_purpose" ON "sys_tokens" ("userId", "purpose");
CREATE INDEX "ix_sys_tokens_identifier_purpose" ON "sys_tokens" ("identifier", "purpose");
CREATE TABLE "sys_accountLogs" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "event" TEXT,
  "event__f" TEXT,
  "userId" TEXT,
  "userId__f" TEXT,
  "at" TEXT,
  "ip" TEXT DEFAULT '',
  "ip__f" TEXT DEFAULT '',
  "agent" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_sys_accountLogs__id" ON "sys_accountLogs" ("_id");
CREATE INDEX "ix_sys_accountLogs__created" ON "sys_accountLogs" ("_created");
CREATE INDEX "ix_sys_accountLogs_userId" ON "sys_accountLogs" ("userId");
CREATE TABLE "sys_authenticators" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "userId" TEXT REFERENCES "sys_accounts" ("_id") ON DELETE RESTRICT,
  "type" TEXT,
  "verifiedAt" TEXT,
  "lastStep" INTEGER,
  "spent" TEXT DEFAULT '[]'
) STRICT;
CREATE UNIQUE INDEX "uq_sys_authenticators__id" ON "sys_authenticators" ("_id");
CREATE INDEX "ix_sys_authenticators__created" ON "sys_authenticators" ("_created");
CREATE UNIQUE INDEX "uq_sys_authenticators_userId_type" ON "sys_authenticators" ("userId", "type");
CREATE TABLE "sys_identities" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "userId" TEXT REFERENCES "sys_accounts" ("_id") ON DELETE RESTRICT,
  "provider" TEXT,
  "provider__f" TEXT,
  "providerUid" TEXT,
  "providerUid__f" TEXT,
  "providerEmail" TEXT DEFAULT '',
  "providerEmail__f" TEXT DEFAULT '',
  "providerAccessTokenExpiry" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_sys_identities__id" ON "sys_identities" ("_id");
CREATE INDEX "ix_sys_identities__created" ON "sys_identities" ("_created");
CREATE INDEX "ix_sys_identities_userId" ON "sys_identities" ("userId");
CREATE UNIQUE INDEX "uq_sys_identities_provider_providerUid" ON "sys_identities" ("provider", "providerUid");
CREATE TABLE "sys_targets" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "userId" TEXT REFERENCES "sys_accounts" ("_id") ON DELETE RESTRICT,
  "identifier" TEXT,
  "identifier__f" TEXT,
  "providerId" TEXT DEFAULT '',
  "providerId__f" TEXT DEFAULT '',
  "name" TEXT DEFAULT '',
  "name__f" TEXT DEFAULT '',
  "sessionId" TEXT,
  "sessionId__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_sys_targets__id" ON "sys_targets" ("_id");
CREATE INDEX "ix_sys_targets__created" ON "sys_targets" ("_created");
CREATE INDEX "ix_sys_targets_userId" ON "sys_targets" ("userId");
CREATE UNIQUE INDEX "uq_sys_targets_identifier" ON "sys_targets" ("identifier");
CREATE TABLE "sys_knownBrowsers" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "userId" TEXT REFERENCES "sys_accounts" ("_id") ON DELETE RESTRICT,
  "browserHash" TEXT,
  "browserHash__f" TEXT,
  "signedInAt" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_sys_knownBrowsers__id" ON "sys_knownBrowsers" ("_id");
CREATE INDEX "ix_sys_knownBrowsers__created" ON "sys_knownBrowsers" ("_created");
CREATE INDEX "ix_sys_knownBrowsers_userId" ON "sys_knownBrowsers" ("userId");
CREATE UNIQUE INDEX "uq_sys_knownBrowsers_browserHash_userId" ON "sys_knownBrowsers" ("browserHash", "userId");
CREATE TABLE "sys_undeclaredProxies" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "address" TEXT,
  "address__f" TEXT,
  "sightedAt" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_sys_undeclaredProxies__id" ON "sys_undeclaredProxies" ("_id");
CREATE INDEX "ix_sys_undeclaredProxies__created" ON "sys_undeclaredProxies" ("_created");
CREATE UNIQUE INDEX "uq_sys_undeclaredProxies_address" ON "sys_undeclaredProxies" ("address");
CREATE TABLE "sys_jobs" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "kind" TEXT,
  "kind__f" TEXT,
  "key" TEXT,
  "key__f" TEXT,
  "body" TEXT,
  "dueAt" TEXT,
  "attempts" INTEGER,
  "leasedUntil" TEXT,
  "state" TEXT,
  "error" TEXT,
  "error__f" TEXT,
  "progress" INTEGER,
  "place" INTEGER
) STRICT;
CREATE UNIQUE INDEX "uq_sys_jobs__id" ON "sys_jobs" ("_id");
CREATE INDEX "ix_sys_jobs__created" ON "sys_jobs" ("_created");
CREATE UNIQUE INDEX "uq_sys_jobs_kind_key" ON "sys_jobs" ("kind", "key");
CREATE TABLE "sys_once" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "key" TEXT,
  "key__f" TEXT,
  "bodyHash" TEXT,
  "bodyHash__f" TEXT,
  "status" INTEGER,
  "answer" TEXT,
  "answer__f" TEXT,
  "keptUntil" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_sys_once__id" ON "sys_once" ("_id");
CREATE INDEX "ix_sys_once__created" ON "sys_once" ("_created");
CREATE UNIQUE INDEX "uq_sys_once_key" ON "sys_once" ("key");
CREATE TABLE "sys_files" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "bucketId" TEXT,
  "bucketId__f" TEXT,
  "name" TEXT,
  "name__f" TEXT,
  "folder" TEXT DEFAULT '',
  "folder__f" TEXT DEFAULT '',
  "signature" TEXT DEFAULT '',
  "signature__f" TEXT DEFAULT '',
  "mimeType" TEXT DEFAULT '',
  "mimeType__f" TEXT DEFAULT '',
  "sizeOriginal" INTEGER,
  "chunksTotal" INTEGER,
  "chunksUploaded" INTEGER,
  "sizeActual" INTEGER,
  "uploader" TEXT,
  "uploader__f" TEXT,
  "looseSince" TEXT,
  "objects" TEXT DEFAULT '[]',
  "state" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_sys_files__id" ON "sys_files" ("_id");
CREATE INDEX "ix_sys_files__created" ON "sys_files" ("_created");
CREATE INDEX "ix_sys_files_name__f_name" ON "sys_files" ("name__f", "name");
CREATE INDEX "ix_sys_files_bucketId" ON "sys_files" ("bucketId");
CREATE INDEX "ix_sys_files_looseSince" ON "sys_files" ("looseSince");
CREATE INDEX "ix_sys_files_uploader_looseSince" ON "sys_files" ("uploader", "looseSince");
CREATE TABLE "sys_fileParts" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "fileId" TEXT REFERENCES "sys_files" ("_id") ON DELETE RESTRICT,
  "number" INTEGER,
  "object" TEXT,
  "object__f" TEXT,
  "signature" TEXT,
  "signature__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_sys_fileParts__id" ON "sys_fileParts" ("_id");
CREATE INDEX "ix_sys_fileParts__created" ON "sys_fileParts" ("_created");
CREATE UNIQUE INDEX "uq_sys_fileParts_fileId_number" ON "sys_fileParts" ("fileId", "number");
CREATE TABLE "sys_fileRefs" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "fileId" TEXT REFERENCES "sys_files" ("_id") ON DELETE RESTRICT,
  "bucketId" TEXT,
  "bucketId__f" TEXT,
  "database" TEXT,
  "database__f" TEXT,
  "collection" TEXT,
  "collection__f" TEXT,
  "document" TEXT,
  "document__f" TEXT,
  "attribute" TEXT,
  "attribute__f" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_sys_fileRefs__id" ON "sys_fileRefs" ("_id");
CREATE INDEX "ix_sys_fileRefs__created" ON "sys_fileRefs" ("_created");
CREATE INDEX "ix_sys_fileRefs_bucketId" ON "sys_fileRefs" ("bucketId");
CREATE UNIQUE INDEX "uq_sys_fileRefs_fileId_database_collection_documen_3226527a" ON "sys_fileRefs" ("fileId", "database", "collection", "document", "attribute");
CREATE TABLE "sys_fileTokens" (
  "_seq" INTEGER NOT NULL PRIMARY KEY,
  "_id" TEXT NOT NULL,
  "_created" TEXT NOT NULL,
  "_updated" TEXT NOT NULL,
  "fileId" TEXT REFERENCES "sys_files" ("_id") ON DELETE RESTRICT,
  "bucketId" TEXT,
  "bucketId__f" TEXT,
  "expire" TEXT,
  "accessedAt" TEXT
) STRICT;
CREATE UNIQUE INDEX "uq_sys_fileTokens__id" ON "sys_fileTokens" ("_id");
CREATE INDEX "ix_sys_fileTokens__created" ON "sys_fileTokens" ("_created");
CREATE INDEX "ix_sys_fileTokens_fileId" ON "sys_fileTokens" ("fileId");
