CREATE TABLE "_meta" (
  "name" TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  "value" TEXT COLLATE "C"
);
CREATE TABLE "_steps" (
  "number" BIGINT NOT NULL PRIMARY KEY,
  "name" TEXT COLLATE "C",
  "checksum" TEXT COLLATE "C",
  "at" TEXT COLLATE "C"
);
CREATE TABLE "_versions" (
  "collection" TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  "n" BIGINT NOT NULL,
  "last" BIGINT NOT NULL,
  "rights" BIGINT NOT NULL DEFAULT 0
);
CREATE TABLE "_counters" (
  "name" TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  "n" BIGINT NOT NULL
);
CREATE TABLE "_batches" (
  "node" TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  "n" BIGINT NOT NULL,
  "at" BIGINT NOT NULL
);
CREATE TABLE "_log" (
  "seq" BIGINT NOT NULL PRIMARY KEY,
  "at" TEXT COLLATE "C",
  "who" TEXT COLLATE "C",
  "collection" TEXT COLLATE "C",
  "id" TEXT COLLATE "C",
  "kind" TEXT COLLATE "C",
  "before" TEXT COLLATE "C",
  "after" TEXT COLLATE "C",
  "content" TEXT COLLATE "C",
  "hash" TEXT COLLATE "C"
);
CREATE INDEX "ix__log_collection_id" ON "_log" ("collection" NULLS FIRST, "id" NULLS FIRST);
CREATE TABLE "_trash" (
  "seq" BIGINT NOT NULL PRIMARY KEY,
  "collection" TEXT COLLATE "C",
  "id" TEXT COLLATE "C",
  "at" TEXT COLLATE "C",
  "who" TEXT COLLATE "C",
  "body" TEXT COLLATE "C"
);
CREATE INDEX "ix__trash_collection_id" ON "_trash" ("collection" NULLS FIRST, "id" NULLS FIRST);
CREATE TABLE "annexes" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "nameFr" TEXT COLLATE "C",
  "nameFr__f" TEXT COLLATE "C",
  "nameAr" TEXT COLLATE "C",
  "nameAr__f" TEXT COLLATE "C",
  "address" TEXT COLLATE "C",
  "address__f" TEXT COLLATE "C",
  "phone" TEXT COLLATE "C",
  "phone__f" TEXT COLLATE "C",
  "headId" TEXT COLLATE "C",
  "code" TEXT COLLATE "C",
  "code__f" TEXT COLLATE "C",
  "leastPresent" BIGINT,
  "isRural" BIGINT DEFAULT 0,
  "aliases" TEXT COLLATE "C" DEFAULT '[]'
);
CREATE UNIQUE INDEX "uq_annexes__id" ON "annexes" ("_id" NULLS FIRST);
CREATE INDEX "ix_annexes__created" ON "annexes" ("_created" NULLS FIRST);
CREATE INDEX "ix_annexes_nameFr__f_nameFr" ON "annexes" ("nameFr__f" NULLS FIRST, "nameFr" NULLS FIRST);
CREATE INDEX "ix_annexes_nameAr__f_nameAr" ON "annexes" ("nameAr__f" NULLS FIRST, "nameAr" NULLS FIRST);
CREATE INDEX "ix_annexes_headId_set" ON "annexes" ("headId" NULLS FIRST) WHERE "headId" IS NOT NULL;
CREATE UNIQUE INDEX "uq_annexes_code_set" ON "annexes" ("code" NULLS FIRST) WHERE "code" IS NOT NULL;
CREATE TABLE "buildings" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "nameFr" TEXT COLLATE "C",
  "nameFr__f" TEXT COLLATE "C",
  "nameAr" TEXT COLLATE "C",
  "nameAr__f" TEXT COLLATE "C",
  "address" TEXT COLLATE "C",
  "address__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_buildings__id" ON "buildings" ("_id" NULLS FIRST);
CREATE INDEX "ix_buildings__created" ON "buildings" ("_created" NULLS FIRST);
CREATE INDEX "ix_buildings_nameFr__f_nameFr" ON "buildings" ("nameFr__f" NULLS FIRST, "nameFr" NULLS FIRST);
CREATE INDEX "ix_buildings_nameAr__f_nameAr" ON "buildings" ("nameAr__f" NULLS FIRST, "nameAr" NULLS FIRST);
CREATE TABLE "locations" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "name" TEXT COLLATE "C",
  "name__f" TEXT COLLATE "C",
  "name__u" TEXT COLLATE "C",
  "address" TEXT COLLATE "C",
  "address__f" TEXT COLLATE "C",
  "description" TEXT COLLATE "C",
  "description__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_locations__id" ON "locations" ("_id" NULLS FIRST);
CREATE INDEX "ix_locations__created" ON "locations" ("_created" NULLS FIRST);
CREATE INDEX "ix_locations_name__f_name" ON "locations" ("name__f" NULLS FIRST, "name" NULLS FIRST);
CREATE UNIQUE INDEX "uq_locations_name__u" ON "locations" ("name__u" NULLS FIRST);
CREATE TABLE "directions" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "nameFr" TEXT COLLATE "C",
  "nameFr__f" TEXT COLLATE "C",
  "nameAr" TEXT COLLATE "C",
  "nameAr__f" TEXT COLLATE "C",
  "headId" TEXT COLLATE "C",
  "aliases" TEXT COLLATE "C" DEFAULT '[]'
);
CREATE UNIQUE INDEX "uq_directions__id" ON "directions" ("_id" NULLS FIRST);
CREATE INDEX "ix_directions__created" ON "directions" ("_created" NULLS FIRST);
CREATE INDEX "ix_directions_nameFr__f_nameFr" ON "directions" ("nameFr__f" NULLS FIRST, "nameFr" NULLS FIRST);
CREATE INDEX "ix_directions_nameAr__f_nameAr" ON "directions" ("nameAr__f" NULLS FIRST, "nameAr" NULLS FIRST);
CREATE INDEX "ix_directions_headId_set" ON "directions" ("headId" NULLS FIRST) WHERE "headId" IS NOT NULL;
CREATE TABLE "divisions" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "nameFr" TEXT COLLATE "C",
  "nameFr__f" TEXT COLLATE "C",
  "nameAr" TEXT COLLATE "C",
  "nameAr__f" TEXT COLLATE "C",
  "headId" TEXT COLLATE "C",
  "directionId" TEXT COLLATE "C",
  "aliases" TEXT COLLATE "C" DEFAULT '[]'
);
CREATE UNIQUE INDEX "uq_divisions__id" ON "divisions" ("_id" NULLS FIRST);
CREATE INDEX "ix_divisions__created" ON "divisions" ("_created" NULLS FIRST);
CREATE INDEX "ix_divisions_nameFr__f_nameFr" ON "divisions" ("nameFr__f" NULLS FIRST, "nameFr" NULLS FIRST);
CREATE INDEX "ix_divisions_nameAr__f_nameAr" ON "divisions" ("nameAr__f" NULLS FIRST, "nameAr" NULLS FIRST);
CREATE INDEX "ix_divisions_headId_set" ON "divisions" ("headId" NULLS FIRST) WHERE "headId" IS NOT NULL;
CREATE INDEX "ix_divisions_directionId_set" ON "divisions" ("directionId" NULLS FIRST) WHERE "directionId" IS NOT NULL;
CREATE TABLE "services" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "nameFr" TEXT COLLATE "C",
  "nameFr__f" TEXT COLLATE "C",
  "nameAr" TEXT COLLATE "C",
  "nameAr__f" TEXT COLLATE "C",
  "description" TEXT COLLATE "C",
  "description__f" TEXT COLLATE "C",
  "responsible" TEXT COLLATE "C",
  "divisionId" TEXT COLLATE "C",
  "leastPresent" BIGINT,
  "aliases" TEXT COLLATE "C" DEFAULT '[]'
);
CREATE UNIQUE INDEX "uq_services__id" ON "services" ("_id" NULLS FIRST);
CREATE INDEX "ix_services__created" ON "services" ("_created" NULLS FIRST);
CREATE INDEX "ix_services_nameFr__f_nameFr" ON "services" ("nameFr__f" NULLS FIRST, "nameFr" NULLS FIRST);
CREATE INDEX "ix_services_nameAr__f_nameAr" ON "services" ("nameAr__f" NULLS FIRST, "nameAr" NULLS FIRST);
CREATE INDEX "ix_services_responsible_set" ON "services" ("responsible" NULLS FIRST) WHERE "responsible" IS NOT NULL;
CREATE INDEX "ix_services_divisionId_set" ON "services" ("divisionId" NULLS FIRST) WHERE "divisionId" IS NOT NULL;
CREATE TABLE "bureaux" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "nameFr" TEXT COLLATE "C",
  "nameFr__f" TEXT COLLATE "C",
  "nameAr" TEXT COLLATE "C",
  "nameAr__f" TEXT COLLATE "C",
  "headId" TEXT COLLATE "C",
  "serviceId" TEXT COLLATE "C",
  "annexeId" TEXT COLLATE "C",
  "buildingId" TEXT COLLATE "C",
  "locationId" TEXT COLLATE "C",
  "floor" TEXT COLLATE "C",
  "floor__f" TEXT COLLATE "C",
  "leastPresent" BIGINT,
  "aliases" TEXT COLLATE "C" DEFAULT '[]'
);
CREATE UNIQUE INDEX "uq_bureaux__id" ON "bureaux" ("_id" NULLS FIRST);
CREATE INDEX "ix_bureaux__created" ON "bureaux" ("_created" NULLS FIRST);
CREATE INDEX "ix_bureaux_nameFr__f_nameFr" ON "bureaux" ("nameFr__f" NULLS FIRST, "nameFr" NULLS FIRST);
CREATE INDEX "ix_bureaux_nameAr__f_nameAr" ON "bureaux" ("nameAr__f" NULLS FIRST, "nameAr" NULLS FIRST);
CREATE INDEX "ix_bureaux_headId_set" ON "bureaux" ("headId" NULLS FIRST) WHERE "headId" IS NOT NULL;
CREATE INDEX "ix_bureaux_serviceId_set" ON "bureaux" ("serviceId" NULLS FIRST) WHERE "serviceId" IS NOT NULL;
CREATE INDEX "ix_bureaux_annexeId_set" ON "bureaux" ("annexeId" NULLS FIRST) WHERE "annexeId" IS NOT NULL;
CREATE INDEX "ix_bureaux_buildingId_set" ON "bureaux" ("buildingId" NULLS FIRST) WHERE "buildingId" IS NOT NULL;
CREATE INDEX "ix_bureaux_locationId_set" ON "bureaux" ("locationId" NULLS FIRST) WHERE "locationId" IS NOT NULL;
CREATE TABLE "employeeTypes" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "nameFr" TEXT COLLATE "C",
  "nameFr__f" TEXT COLLATE "C",
  "nameAr" TEXT COLLATE "C",
  "nameAr__f" TEXT COLLATE "C",
  "feminineFr" TEXT COLLATE "C",
  "feminineFr__f" TEXT COLLATE "C",
  "feminineAr" TEXT COLLATE "C",
  "feminineAr__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_employeeTypes__id" ON "employeeTypes" ("_id" NULLS FIRST);
CREATE INDEX "ix_employeeTypes__created" ON "employeeTypes" ("_created" NULLS FIRST);
CREATE INDEX "ix_employeeTypes_nameFr__f_nameFr" ON "employeeTypes" ("nameFr__f" NULLS FIRST, "nameFr" NULLS FIRST);
CREATE INDEX "ix_employeeTypes_nameAr__f_nameAr" ON "employeeTypes" ("nameAr__f" NULLS FIRST, "nameAr" NULLS FIRST);
CREATE TABLE "holidays" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "date" TEXT COLLATE "C",
  "nameFr" TEXT COLLATE "C",
  "nameFr__f" TEXT COLLATE "C",
  "nameAr" TEXT COLLATE "C",
  "nameAr__f" TEXT COLLATE "C",
  "kind" TEXT COLLATE "C",
  "confirmed" BIGINT DEFAULT 0,
  "source" TEXT COLLATE "C",
  "source__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_holidays__id" ON "holidays" ("_id" NULLS FIRST);
CREATE INDEX "ix_holidays__created" ON "holidays" ("_created" NULLS FIRST);
CREATE UNIQUE INDEX "uq_holidays_date_nameFr" ON "holidays" ("date" NULLS FIRST, "nameFr" NULLS FIRST);
CREATE TABLE "workSchedules" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "nameFr" TEXT COLLATE "C",
  "nameFr__f" TEXT COLLATE "C",
  "nameAr" TEXT COLLATE "C",
  "nameAr__f" TEXT COLLATE "C",
  "validFrom" TEXT COLLATE "C",
  "validTo" TEXT COLLATE "C",
  "start" TEXT COLLATE "C",
  "start__f" TEXT COLLATE "C",
  "end" TEXT COLLATE "C",
  "end__f" TEXT COLLATE "C",
  "breakMinutes" BIGINT,
  "fridayBreakMinutes" BIGINT,
  "breakStart" TEXT COLLATE "C",
  "breakStart__f" TEXT COLLATE "C",
  "fridayBreakStart" TEXT COLLATE "C",
  "fridayBreakStart__f" TEXT COLLATE "C",
  "graceMinutes" BIGINT,
  "toleratedMinutes" BIGINT,
  "weekdays" TEXT COLLATE "C" DEFAULT '[]',
  "employeeId" TEXT COLLATE "C",
  "bureauId" TEXT COLLATE "C",
  "serviceId" TEXT COLLATE "C",
  "divisionId" TEXT COLLATE "C",
  "directionId" TEXT COLLATE "C",
  "annexeId" TEXT COLLATE "C",
  "ramadan" BIGINT DEFAULT 0,
  "ramadanExempt" BIGINT DEFAULT 0,
  "source" TEXT COLLATE "C",
  "source__f" TEXT COLLATE "C",
  "overnight" BIGINT DEFAULT 0
);
CREATE UNIQUE INDEX "uq_workSchedules__id" ON "workSchedules" ("_id" NULLS FIRST);
CREATE INDEX "ix_workSchedules__created" ON "workSchedules" ("_created" NULLS FIRST);
CREATE INDEX "ix_workSchedules_employeeId_set" ON "workSchedules" ("employeeId" NULLS FIRST) WHERE "employeeId" IS NOT NULL;
CREATE INDEX "ix_workSchedules_bureauId_set" ON "workSchedules" ("bureauId" NULLS FIRST) WHERE "bureauId" IS NOT NULL;
CREATE INDEX "ix_workSchedules_serviceId_set" ON "workSchedules" ("serviceId" NULLS FIRST) WHERE "serviceId" IS NOT NULL;
CREATE INDEX "ix_workSchedules_divisionId_set" ON "workSchedules" ("divisionId" NULLS FIRST) WHERE "divisionId" IS NOT NULL;
CREATE INDEX "ix_workSchedules_directionId_set" ON "workSchedules" ("directionId" NULLS FIRST) WHERE "directionId" IS NOT NULL;
CREATE INDEX "ix_workSchedules_annexeId_set" ON "workSchedules" ("annexeId" NULLS FIRST) WHERE "annexeId" IS NOT NULL;
CREATE TABLE "posts" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "bureauId" TEXT COLLATE "C",
  "serviceId" TEXT COLLATE "C",
  "annexeId" TEXT COLLATE "C",
  "jobTitleId" TEXT COLLATE "C",
  "gradeId" TEXT COLLATE "C",
  "planned" BIGINT
);
CREATE UNIQUE INDEX "uq_posts__id" ON "posts" ("_id" NULLS FIRST);
CREATE INDEX "ix_posts__created" ON "posts" ("_created" NULLS FIRST);
CREATE INDEX "ix_posts_bureauId_set" ON "posts" ("bureauId" NULLS FIRST) WHERE "bureauId" IS NOT NULL;
CREATE INDEX "ix_posts_serviceId_set" ON "posts" ("serviceId" NULLS FIRST) WHERE "serviceId" IS NOT NULL;
CREATE INDEX "ix_posts_annexeId_set" ON "posts" ("annexeId" NULLS FIRST) WHERE "annexeId" IS NOT NULL;
CREATE INDEX "ix_posts_jobTitleId" ON "posts" ("jobTitleId" NULLS FIRST);
CREATE INDEX "ix_posts_gradeId_set" ON "posts" ("gradeId" NULLS FIRST) WHERE "gradeId" IS NOT NULL;
CREATE TABLE "delegations" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "headEmployeeId" TEXT COLLATE "C",
  "delegateId" TEXT COLLATE "C",
  "kind" TEXT COLLATE "C",
  "from" TEXT COLLATE "C",
  "to" TEXT COLLATE "C",
  "scope" TEXT COLLATE "C" DEFAULT '[]',
  "decisionRef" TEXT COLLATE "C",
  "decisionRef__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_delegations__id" ON "delegations" ("_id" NULLS FIRST);
CREATE INDEX "ix_delegations__created" ON "delegations" ("_created" NULLS FIRST);
CREATE INDEX "ix_delegations_headEmployeeId" ON "delegations" ("headEmployeeId" NULLS FIRST);
CREATE INDEX "ix_delegations_delegateId" ON "delegations" ("delegateId" NULLS FIRST);
CREATE TABLE "assignments" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "type" TEXT COLLATE "C",
  "employeeId" TEXT COLLATE "C",
  "bureauId" TEXT COLLATE "C",
  "serviceId" TEXT COLLATE "C",
  "annexeId" TEXT COLLATE "C",
  "startDate" TEXT COLLATE "C",
  "endDate" TEXT COLLATE "C",
  "decisionRef" TEXT COLLATE "C",
  "decisionRef__f" TEXT COLLATE "C",
  "decisionDate" TEXT COLLATE "C",
  "notes" TEXT COLLATE "C",
  "notes__f" TEXT COLLATE "C",
  "fileId" TEXT COLLATE "C",
  "effectiveAt" TEXT COLLATE "C",
  "source" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_assignments__id" ON "assignments" ("_id" NULLS FIRST);
CREATE INDEX "ix_assignments__created" ON "assignments" ("_created" NULLS FIRST);
CREATE INDEX "ix_assignments_employeeId" ON "assignments" ("employeeId" NULLS FIRST);
CREATE INDEX "ix_assignments_bureauId_set" ON "assignments" ("bureauId" NULLS FIRST) WHERE "bureauId" IS NOT NULL;
CREATE INDEX "ix_assignments_serviceId_set" ON "assignments" ("serviceId" NULLS FIRST) WHERE "serviceId" IS NOT NULL;
CREATE INDEX "ix_assignments_annexeId_set" ON "assignments" ("annexeId" NULLS FIRST) WHERE "annexeId" IS NOT NULL;
CREATE TABLE "grades" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "nameFr" TEXT COLLATE "C",
  "nameFr__f" TEXT COLLATE "C",
  "nameFr__u" TEXT COLLATE "C",
  "nameAr" TEXT COLLATE "C",
  "nameAr__f" TEXT COLLATE "C",
  "corpsFr" TEXT COLLATE "C",
  "corpsFr__f" TEXT COLLATE "C",
  "corpsAr" TEXT COLLATE "C",
  "corpsAr__f" TEXT COLLATE "C",
  "echelle" BIGINT
);
CREATE UNIQUE INDEX "uq_grades__id" ON "grades" ("_id" NULLS FIRST);
CREATE INDEX "ix_grades__created" ON "grades" ("_created" NULLS FIRST);
CREATE INDEX "ix_grades_nameFr__f_nameFr" ON "grades" ("nameFr__f" NULLS FIRST, "nameFr" NULLS FIRST);
CREATE INDEX "ix_grades_nameAr__f_nameAr" ON "grades" ("nameAr__f" NULLS FIRST, "nameAr" NULLS FIRST);
CREATE UNIQUE INDEX "uq_grades_nameFr__u" ON "grades" ("nameFr__u" NULLS FIRST);
CREATE TABLE "jobTitles" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "nameFr" TEXT COLLATE "C",
  "nameFr__f" TEXT COLLATE "C",
  "nameFr__u" TEXT COLLATE "C",
  "nameAr" TEXT COLLATE "C",
  "nameAr__f" TEXT COLLATE "C",
  "feminineFr" TEXT COLLATE "C",
  "feminineFr__f" TEXT COLLATE "C",
  "feminineAr" TEXT COLLATE "C",
  "feminineAr__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_jobTitles__id" ON "jobTitles" ("_id" NULLS FIRST);
CREATE INDEX "ix_jobTitles__created" ON "jobTitles" ("_created" NULLS FIRST);
CREATE INDEX "ix_jobTitles_nameFr__f_nameFr" ON "jobTitles" ("nameFr__f" NULLS FIRST, "nameFr" NULLS FIRST);
CREATE INDEX "ix_jobTitles_nameAr__f_nameAr" ON "jobTitles" ("nameAr__f" NULLS FIRST, "nameAr" NULLS FIRST);
CREATE UNIQUE INDEX "uq_jobTitles_nameFr__u" ON "jobTitles" ("nameFr__u" NULLS FIRST);
CREATE TABLE "persons" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "fullNameFr" TEXT COLLATE "C",
  "fullNameFr__f" TEXT COLLATE "C",
  "fullNameAr" TEXT COLLATE "C",
  "fullNameAr__f" TEXT COLLATE "C",
  "CIN" TEXT COLLATE "C",
  "CIN__f" TEXT COLLATE "C",
  "birthDate" TEXT COLLATE "C",
  "birthPlaceFr" TEXT COLLATE "C",
  "birthPlaceFr__f" TEXT COLLATE "C",
  "birthPlaceAr" TEXT COLLATE "C",
  "birthPlaceAr__f" TEXT COLLATE "C",
  "sex" TEXT COLLATE "C",
  "address" TEXT COLLATE "C",
  "address__f" TEXT COLLATE "C",
  "phone" TEXT COLLATE "C",
  "phone__f" TEXT COLLATE "C",
  "email" TEXT COLLATE "C",
  "email__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_persons__id" ON "persons" ("_id" NULLS FIRST);
CREATE INDEX "ix_persons__created" ON "persons" ("_created" NULLS FIRST);
CREATE INDEX "ix_persons_fullNameFr__f_fullNameFr" ON "persons" ("fullNameFr__f" NULLS FIRST, "fullNameFr" NULLS FIRST);
CREATE INDEX "ix_persons_fullNameAr__f_fullNameAr" ON "persons" ("fullNameAr__f" NULLS FIRST, "fullNameAr" NULLS FIRST);
CREATE INDEX "ix_persons_CIN__f_CIN" ON "persons" ("CIN__f" NULLS FIRST, "CIN" NULLS FIRST);
CREATE UNIQUE INDEX "uq_persons_CIN" ON "persons" ("CIN" NULLS FIRST);
CREATE TABLE "employees" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "fullNameFr" TEXT COLLATE "C",
  "fullNameFr__f" TEXT COLLATE "C",
  "fullNameAr" TEXT COLLATE "C",
  "fullNameAr__f" TEXT COLLATE "C",
  "CIN" TEXT COLLATE "C",
  "CIN__f" TEXT COLLATE "C",
  "N_PERS_ACT" BIGINT,
  "FONCTION" TEXT COLLATE "C" DEFAULT '',
  "FONCTION__f" TEXT COLLATE "C" DEFAULT '',
  "DATN" TEXT COLLATE "C",
  "annexe" TEXT COLLATE "C",
  "bureauId" TEXT COLLATE "C",
  "serviceId" TEXT COLLATE "C",
  "type" TEXT COLLATE "C",
  "building" TEXT COLLATE "C",
  "emp_code" TEXT COLLATE "C",
  "emp_code__f" TEXT COLLATE "C",
  "fingerprint" BIGINT DEFAULT 0,
  "photoId" TEXT COLLATE "C",
  "cinFileId" TEXT COLLATE "C",
  "personId" TEXT COLLATE "C",
  "grade" TEXT COLLATE "C",
  "grade__f" TEXT COLLATE "C",
  "echelle" BIGINT,
  "echelon" BIGINT,
  "recruitmentDate" TEXT COLLATE "C",
  "tenureDate" TEXT COLLATE "C",
  "bankRib" TEXT COLLATE "C",
  "bankRib__f" TEXT COLLATE "C",
  "phone" TEXT COLLATE "C",
  "phone__f" TEXT COLLATE "C",
  "email" TEXT COLLATE "C",
  "email__f" TEXT COLLATE "C",
  "address" TEXT COLLATE "C",
  "address__f" TEXT COLLATE "C",
  "maritalStatus" TEXT COLLATE "C",
  "maritalStatus__f" TEXT COLLATE "C",
  "childrenCount" BIGINT,
  "managerId" TEXT COLLATE "C",
  "baseSalary" BIGINT,
  "netSalary" BIGINT,
  "notes" TEXT COLLATE "C",
  "notes__f" TEXT COLLATE "C",
  "active" BIGINT DEFAULT 1,
  "gradeId" TEXT COLLATE "C",
  "jobTitleId" TEXT COLLATE "C",
  "postId" TEXT COLLATE "C",
  "registeredOn" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_employees__id" ON "employees" ("_id" NULLS FIRST);
CREATE INDEX "ix_employees__created" ON "employees" ("_created" NULLS FIRST);
CREATE INDEX "ix_employees_fullNameFr__f_fullNameFr" ON "employees" ("fullNameFr__f" NULLS FIRST, "fullNameFr" NULLS FIRST);
CREATE INDEX "ix_employees_fullNameAr__f_fullNameAr" ON "employees" ("fullNameAr__f" NULLS FIRST, "fullNameAr" NULLS FIRST);
CREATE INDEX "ix_employees_CIN__f_CIN" ON "employees" ("CIN__f" NULLS FIRST, "CIN" NULLS FIRST);
CREATE INDEX "ix_employees_FONCTION__f_FONCTION" ON "employees" ("FONCTION__f" NULLS FIRST, "FONCTION" NULLS FIRST);
CREATE INDEX "ix_employees_annexe_set" ON "employees" ("annexe" NULLS FIRST) WHERE "annexe" IS NOT NULL;
CREATE INDEX "ix_employees_bureauId_set" ON "employees" ("bureauId" NULLS FIRST) WHERE "bureauId" IS NOT NULL;
CREATE INDEX "ix_employees_serviceId_set" ON "employees" ("serviceId" NULLS FIRST) WHERE "serviceId" IS NOT NULL;
CREATE INDEX "ix_employees_type_set" ON "employees" ("type" NULLS FIRST) WHERE "type" IS NOT NULL;
CREATE INDEX "ix_employees_building_set" ON "employees" ("building" NULLS FIRST) WHERE "building" IS NOT NULL;
CREATE INDEX "ix_employees_personId_set" ON "employees" ("personId" NULLS FIRST) WHERE "personId" IS NOT NULL;
CREATE INDEX "ix_employees_managerId_set" ON "employees" ("managerId" NULLS FIRST) WHERE "managerId" IS NOT NULL;
CREATE INDEX "ix_employees_gradeId_set" ON "employees" ("gradeId" NULLS FIRST) WHERE "gradeId" IS NOT NULL;
CREATE INDEX "ix_employees_jobTitleId_set" ON "employees" ("jobTitleId" NULLS FIRST) WHERE "jobTitleId" IS NOT NULL;
CREATE INDEX "ix_employees_postId_set" ON "employees" ("postId" NULLS FIRST) WHERE "postId" IS NOT NULL;
CREATE INDEX "ix_employees_DATN_FONCTION__f_FONCTION_active" ON "employees" ("DATN" NULLS FIRST, "FONCTION__f" NULLS FIRST, "FONCTION" NULLS FIRST, "active" NULLS FIRST);
CREATE UNIQUE INDEX "uq_employees_CIN" ON "employees" ("CIN" NULLS FIRST);
CREATE UNIQUE INDEX "uq_employees_N_PERS_ACT_set" ON "employees" ("N_PERS_ACT" NULLS FIRST) WHERE "N_PERS_ACT" IS NOT NULL;
CREATE UNIQUE INDEX "uq_employees_emp_code_set" ON "employees" ("emp_code" NULLS FIRST) WHERE "emp_code" IS NOT NULL;
CREATE TABLE "users" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "username" TEXT COLLATE "C",
  "username__f" TEXT COLLATE "C",
  "email" TEXT COLLATE "C",
  "email__f" TEXT COLLATE "C",
  "userId" TEXT COLLATE "C",
  "userId__f" TEXT COLLATE "C",
  "auth" TEXT COLLATE "C" DEFAULT '[]',
  "permissions" TEXT COLLATE "C" DEFAULT '[]',
  "roles" TEXT COLLATE "C" DEFAULT '[]',
  "personPublicDataID" TEXT COLLATE "C",
  "persoActif" TEXT COLLATE "C",
  "pending" BIGINT DEFAULT 0,
  "disabled" BIGINT DEFAULT 0,
  "secondFactor" BIGINT DEFAULT 0,
  "unverified" BIGINT DEFAULT 0,
  "acceptedUnverified" BIGINT DEFAULT 0,
  "lastSeenAt" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_users__id" ON "users" ("_id" NULLS FIRST);
CREATE INDEX "ix_users__created" ON "users" ("_created" NULLS FIRST);
CREATE INDEX "ix_users_username__f_username" ON "users" ("username__f" NULLS FIRST, "username" NULLS FIRST);
CREATE INDEX "ix_users_email__f_email" ON "users" ("email__f" NULLS FIRST, "email" NULLS FIRST);
CREATE INDEX "ix_users_personPublicDataID_set" ON "users" ("personPublicDataID" NULLS FIRST) WHERE "personPublicDataID" IS NOT NULL;
CREATE INDEX "ix_users_persoActif_set" ON "users" ("persoActif" NULLS FIRST) WHERE "persoActif" IS NOT NULL;
CREATE UNIQUE INDEX "uq_users_username" ON "users" ("username" NULLS FIRST);
CREATE UNIQUE INDEX "uq_users_email" ON "users" ("email" NULLS FIRST);
CREATE UNIQUE INDEX "uq_users_userId_set" ON "users" ("userId" NULLS FIRST) WHERE "userId" IS NOT NULL;
CREATE TABLE "users__roles" (
  "owner" TEXT COLLATE "C" NOT NULL,
  "item" TEXT COLLATE "C" NOT NULL,
  "position" BIGINT NOT NULL
);
CREATE UNIQUE INDEX "uq_users__roles_owner_position" ON "users__roles" ("owner" NULLS FIRST, "position" NULLS FIRST);
CREATE INDEX "ix_users__roles_item" ON "users__roles" ("item" NULLS FIRST);
CREATE TABLE "careerSteps" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "employeeId" TEXT COLLATE "C",
  "kind" TEXT COLLATE "C",
  "on" TEXT COLLATE "C",
  "gradeId" TEXT COLLATE "C",
  "jobTitleId" TEXT COLLATE "C",
  "echelon" BIGINT,
  "position" TEXT COLLATE "C",
  "ground" TEXT COLLATE "C",
  "decisionRef" TEXT COLLATE "C",
  "decisionRef__f" TEXT COLLATE "C",
  "decisionDate" TEXT COLLATE "C",
  "fileId" TEXT COLLATE "C",
  "notes" TEXT COLLATE "C",
  "notes__f" TEXT COLLATE "C",
  "outOfOrderReason" TEXT COLLATE "C",
  "outOfOrderReason__f" TEXT COLLATE "C",
  "source" TEXT COLLATE "C",
  "gradeName" TEXT COLLATE "C",
  "gradeName__f" TEXT COLLATE "C",
  "functionName" TEXT COLLATE "C",
  "functionName__f" TEXT COLLATE "C",
  "formerFunction" TEXT COLLATE "C",
  "formerFunction__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_careerSteps__id" ON "careerSteps" ("_id" NULLS FIRST);
CREATE INDEX "ix_careerSteps__created" ON "careerSteps" ("_created" NULLS FIRST);
CREATE INDEX "ix_careerSteps_gradeId_set" ON "careerSteps" ("gradeId" NULLS FIRST) WHERE "gradeId" IS NOT NULL;
CREATE INDEX "ix_careerSteps_jobTitleId_set" ON "careerSteps" ("jobTitleId" NULLS FIRST) WHERE "jobTitleId" IS NOT NULL;
CREATE INDEX "ix_careerSteps_employeeId_on" ON "careerSteps" ("employeeId" NULLS FIRST, "on" NULLS FIRST);
CREATE TABLE "roles" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "name" TEXT COLLATE "C",
  "name__f" TEXT COLLATE "C",
  "nameFr" TEXT COLLATE "C",
  "nameFr__f" TEXT COLLATE "C",
  "nameAr" TEXT COLLATE "C",
  "nameAr__f" TEXT COLLATE "C",
  "permissions" TEXT COLLATE "C" DEFAULT '[]',
  "requiresMfa" BIGINT DEFAULT 0,
  "grantable" BIGINT DEFAULT 0
);
CREATE UNIQUE INDEX "uq_roles__id" ON "roles" ("_id" NULLS FIRST);
CREATE INDEX "ix_roles__created" ON "roles" ("_created" NULLS FIRST);
CREATE UNIQUE INDEX "uq_roles_name" ON "roles" ("name" NULLS FIRST);
CREATE TABLE "warnings" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "refNumber" TEXT COLLATE "C",
  "refNumber__f" TEXT COLLATE "C",
  "persoActifId" TEXT COLLATE "C",
  "addresseeId" TEXT COLLATE "C",
  "bureauId" TEXT COLLATE "C",
  "serviceId" TEXT COLLATE "C",
  "annexeId" TEXT COLLATE "C",
  "date" TEXT COLLATE "C",
  "absent" BIGINT DEFAULT 0,
  "kind" TEXT COLLATE "C" DEFAULT 'notice',
  "minutesLate" BIGINT,
  "reason" TEXT COLLATE "C",
  "reason__f" TEXT COLLATE "C",
  "reasonAr" TEXT COLLATE "C",
  "reasonAr__f" TEXT COLLATE "C",
  "status" TEXT COLLATE "C" DEFAULT 'issued',
  "replyUntil" TEXT COLLATE "C",
  "termDays" BIGINT,
  "handedOn" TEXT COLLATE "C",
  "handedHow" TEXT COLLATE "C",
  "handedById" TEXT COLLATE "C",
  "receiptFileId" TEXT COLLATE "C",
  "acknowledgedAt" TEXT COLLATE "C",
  "response" TEXT COLLATE "C",
  "response__f" TEXT COLLATE "C",
  "respondedAt" TEXT COLLATE "C",
  "replyFileId" TEXT COLLATE "C",
  "decision" TEXT COLLATE "C",
  "decision__f" TEXT COLLATE "C",
  "decidedById" TEXT COLLATE "C",
  "decidedAt" TEXT COLLATE "C",
  "cancelledReason" TEXT COLLATE "C",
  "cancelledReason__f" TEXT COLLATE "C",
  "previousId" TEXT COLLATE "C",
  "year" BIGINT,
  "num" BIGINT,
  "docId" TEXT COLLATE "C",
  "docId__f" TEXT COLLATE "C",
  "fileId" TEXT COLLATE "C",
  "signedFileId" TEXT COLLATE "C",
  "signBy" TEXT COLLATE "C",
  "signBy__f" TEXT COLLATE "C",
  "signedById" TEXT COLLATE "C",
  "signedAt" TEXT COLLATE "C",
  "signer" TEXT COLLATE "C",
  "signedScanId" TEXT COLLATE "C",
  "authorId" TEXT COLLATE "C",
  "standing" TEXT COLLATE "C",
  "standing__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_warnings__id" ON "warnings" ("_id" NULLS FIRST);
CREATE INDEX "ix_warnings__created" ON "warnings" ("_created" NULLS FIRST);
CREATE INDEX "ix_warnings_refNumber__f_refNumber" ON "warnings" ("refNumber__f" NULLS FIRST, "refNumber" NULLS FIRST);
CREATE INDEX "ix_warnings_serviceId_set" ON "warnings" ("serviceId" NULLS FIRST) WHERE "serviceId" IS NOT NULL;
CREATE INDEX "ix_warnings_annexeId_set" ON "warnings" ("annexeId" NULLS FIRST) WHERE "annexeId" IS NOT NULL;
CREATE INDEX "ix_warnings_handedById_set" ON "warnings" ("handedById" NULLS FIRST) WHERE "handedById" IS NOT NULL;
CREATE INDEX "ix_warnings_decidedById_set" ON "warnings" ("decidedById" NULLS FIRST) WHERE "decidedById" IS NOT NULL;
CREATE INDEX "ix_warnings_previousId_set" ON "warnings" ("previousId" NULLS FIRST) WHERE "previousId" IS NOT NULL;
CREATE INDEX "ix_warnings_signedById_set" ON "warnings" ("signedById" NULLS FIRST) WHERE "signedById" IS NOT NULL;
CREATE INDEX "ix_warnings_authorId_set" ON "warnings" ("authorId" NULLS FIRST) WHERE "authorId" IS NOT NULL;
CREATE INDEX "ix_warnings_date" ON "warnings" ("date" NULLS FIRST);
CREATE INDEX "ix_warnings_bureauId_date" ON "warnings" ("bureauId" NULLS FIRST, "date" NULLS FIRST);
CREATE INDEX "ix_warnings_persoActifId_date" ON "warnings" ("persoActifId" NULLS FIRST, "date" NULLS FIRST);
CREATE INDEX "ix_warnings_status_replyUntil" ON "warnings" ("status" NULLS FIRST, "replyUntil" NULLS FIRST);
CREATE INDEX "ix_warnings_signBy" ON "warnings" ("signBy" NULLS FIRST);
CREATE INDEX "ix_warnings_addresseeId_date" ON "warnings" ("addresseeId" NULLS FIRST, "date" NULLS FIRST);
CREATE UNIQUE INDEX "uq_warnings_persoActifId_date_standing" ON "warnings" ("persoActifId" NULLS FIRST, "date" NULLS FIRST, "standing" NULLS FIRST);
CREATE UNIQUE INDEX "uq_warnings_year_num" ON "warnings" ("year" NULLS FIRST, "num" NULLS FIRST);
CREATE TABLE "absences" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "employeeId" TEXT COLLATE "C",
  "date" TEXT COLLATE "C",
  "minutes" BIGINT,
  "wholeDay" BIGINT DEFAULT 1,
  "justified" BIGINT DEFAULT 0,
  "justification" TEXT COLLATE "C" DEFAULT 'open',
  "reason" TEXT COLLATE "C",
  "explanation" TEXT COLLATE "C",
  "explanation__f" TEXT COLLATE "C",
  "fileId" TEXT COLLATE "C",
  "medicalFileId" TEXT COLLATE "C",
  "submittedById" TEXT COLLATE "C",
  "submittedAt" TEXT COLLATE "C",
  "opinion" TEXT COLLATE "C",
  "opinionNote" TEXT COLLATE "C",
  "opinionNote__f" TEXT COLLATE "C",
  "opinionById" TEXT COLLATE "C",
  "decidedById" TEXT COLLATE "C",
  "decidedAt" TEXT COLLATE "C",
  "decisionReason" TEXT COLLATE "C",
  "decisionReason__f" TEXT COLLATE "C",
  "warningId" TEXT COLLATE "C",
  "source" TEXT COLLATE "C",
  "bureauId" TEXT COLLATE "C",
  "serviceId" TEXT COLLATE "C",
  "annexeId" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_absences__id" ON "absences" ("_id" NULLS FIRST);
CREATE INDEX "ix_absences__created" ON "absences" ("_created" NULLS FIRST);
CREATE INDEX "ix_absences_submittedById_set" ON "absences" ("submittedById" NULLS FIRST) WHERE "submittedById" IS NOT NULL;
CREATE INDEX "ix_absences_opinionById_set" ON "absences" ("opinionById" NULLS FIRST) WHERE "opinionById" IS NOT NULL;
CREATE INDEX "ix_absences_decidedById_set" ON "absences" ("decidedById" NULLS FIRST) WHERE "decidedById" IS NOT NULL;
CREATE INDEX "ix_absences_warningId_set" ON "absences" ("warningId" NULLS FIRST) WHERE "warningId" IS NOT NULL;
CREATE INDEX "ix_absences_bureauId_set" ON "absences" ("bureauId" NULLS FIRST) WHERE "bureauId" IS NOT NULL;
CREATE INDEX "ix_absences_serviceId_set" ON "absences" ("serviceId" NULLS FIRST) WHERE "serviceId" IS NOT NULL;
CREATE INDEX "ix_absences_annexeId_set" ON "absences" ("annexeId" NULLS FIRST) WHERE "annexeId" IS NOT NULL;
CREATE INDEX "ix_absences_date_annexeId" ON "absences" ("date" NULLS FIRST, "annexeId" NULLS FIRST);
CREATE INDEX "ix_absences_justification_date" ON "absences" ("justification" NULLS FIRST, "date" NULLS FIRST);
CREATE UNIQUE INDEX "uq_absences_employeeId_date" ON "absences" ("employeeId" NULLS FIRST, "date" NULLS FIRST);
CREATE TABLE "annexeReports" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "annexe" TEXT COLLATE "C",
  "date" TEXT COLLATE "C",
  "periodType" TEXT COLLATE "C" DEFAULT 'daily',
  "justifiedAbsences" BIGINT,
  "unjustifiedAbsences" BIGINT,
  "abscence" BIGINT,
  "headcount" BIGINT,
  "notes" TEXT COLLATE "C",
  "notes__f" TEXT COLLATE "C",
  "source" TEXT COLLATE "C" DEFAULT 'typed',
  "difference" TEXT COLLATE "C",
  "all" TEXT COLLATE "C",
  "all__f" TEXT COLLATE "C",
  "authorId" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_annexeReports__id" ON "annexeReports" ("_id" NULLS FIRST);
CREATE INDEX "ix_annexeReports__created" ON "annexeReports" ("_created" NULLS FIRST);
CREATE INDEX "ix_annexeReports_authorId_set" ON "annexeReports" ("authorId" NULLS FIRST) WHERE "authorId" IS NOT NULL;
CREATE INDEX "ix_annexeReports_date_periodType" ON "annexeReports" ("date" NULLS FIRST, "periodType" NULLS FIRST);
CREATE UNIQUE INDEX "uq_annexeReports_annexe_date_periodType" ON "annexeReports" ("annexe" NULLS FIRST, "date" NULLS FIRST, "periodType" NULLS FIRST);
CREATE TABLE "deductionStatements" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "month" TEXT COLLATE "C",
  "month__f" TEXT COLLATE "C",
  "employeeId" TEXT COLLATE "C",
  "minutes" BIGINT,
  "lines" TEXT COLLATE "C",
  "state" TEXT COLLATE "C" DEFAULT 'draft',
  "signedById" TEXT COLLATE "C",
  "signedAt" TEXT COLLATE "C",
  "signBy" TEXT COLLATE "C",
  "signBy__f" TEXT COLLATE "C",
  "signer" TEXT COLLATE "C",
  "signedFileId" TEXT COLLATE "C",
  "signedScanId" TEXT COLLATE "C",
  "cancelledReason" TEXT COLLATE "C",
  "cancelledReason__f" TEXT COLLATE "C",
  "docId" TEXT COLLATE "C",
  "docId__f" TEXT COLLATE "C",
  "fileId" TEXT COLLATE "C",
  "standing" TEXT COLLATE "C",
  "standing__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_deductionStatements__id" ON "deductionStatements" ("_id" NULLS FIRST);
CREATE INDEX "ix_deductionStatements__created" ON "deductionStatements" ("_created" NULLS FIRST);
CREATE INDEX "ix_deductionStatements_employeeId" ON "deductionStatements" ("employeeId" NULLS FIRST);
CREATE INDEX "ix_deductionStatements_signedById_set" ON "deductionStatements" ("signedById" NULLS FIRST) WHERE "signedById" IS NOT NULL;
CREATE INDEX "ix_deductionStatements_month_state" ON "deductionStatements" ("month" NULLS FIRST, "state" NULLS FIRST);
CREATE INDEX "ix_deductionStatements_signBy" ON "deductionStatements" ("signBy" NULLS FIRST);
CREATE UNIQUE INDEX "uq_deductionStatements_month_employeeId_standing" ON "deductionStatements" ("month" NULLS FIRST, "employeeId" NULLS FIRST, "standing" NULLS FIRST);
CREATE TABLE "attendance_devices" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "serialNumber" TEXT COLLATE "C",
  "serialNumber__f" TEXT COLLATE "C",
  "nameFr" TEXT COLLATE "C",
  "nameFr__f" TEXT COLLATE "C",
  "nameAr" TEXT COLLATE "C",
  "nameAr__f" TEXT COLLATE "C",
  "annexeId" TEXT COLLATE "C",
  "allowed" BIGINT DEFAULT 0,
  "networks" TEXT COLLATE "C" DEFAULT '[]',
  "installedOn" TEXT COLLATE "C",
  "model" TEXT COLLATE "C",
  "model__f" TEXT COLLATE "C",
  "outOfServiceFrom" TEXT COLLATE "C",
  "outOfServiceTo" TEXT COLLATE "C",
  "outOfServiceReason" TEXT COLLATE "C",
  "outOfServiceReason__f" TEXT COLLATE "C",
  "ip" TEXT COLLATE "C",
  "ip__f" TEXT COLLATE "C",
  "firmware" TEXT COLLATE "C",
  "firmware__f" TEXT COLLATE "C",
  "accessFirmware" BIGINT DEFAULT 0
);
CREATE UNIQUE INDEX "uq_attendance_devices__id" ON "attendance_devices" ("_id" NULLS FIRST);
CREATE INDEX "ix_attendance_devices__created" ON "attendance_devices" ("_created" NULLS FIRST);
CREATE INDEX "ix_attendance_devices_serialNumber__f_serialNumber" ON "attendance_devices" ("serialNumber__f" NULLS FIRST, "serialNumber" NULLS FIRST);
CREATE INDEX "ix_attendance_devices_nameFr__f_nameFr" ON "attendance_devices" ("nameFr__f" NULLS FIRST, "nameFr" NULLS FIRST);
CREATE INDEX "ix_attendance_devices_nameAr__f_nameAr" ON "attendance_devices" ("nameAr__f" NULLS FIRST, "nameAr" NULLS FIRST);
CREATE INDEX "ix_attendance_devices_annexeId_set" ON "attendance_devices" ("annexeId" NULLS FIRST) WHERE "annexeId" IS NOT NULL;
CREATE UNIQUE INDEX "uq_attendance_devices_serialNumber" ON "attendance_devices" ("serialNumber" NULLS FIRST);
CREATE TABLE "attendance_deviceUploads" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "deviceId" TEXT COLLATE "C",
  "kind" TEXT COLLATE "C",
  "lines" BIGINT,
  "newLines" BIGINT,
  "malformedLines" BIGINT,
  "sha256" TEXT COLLATE "C",
  "sha256__f" TEXT COLLATE "C",
  "receivedAt" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_attendance_deviceUploads__id" ON "attendance_deviceUploads" ("_id" NULLS FIRST);
CREATE INDEX "ix_attendance_deviceUploads__created" ON "attendance_deviceUploads" ("_created" NULLS FIRST);
CREATE INDEX "ix_attendance_deviceUploads_deviceId_set" ON "attendance_deviceUploads" ("deviceId" NULLS FIRST) WHERE "deviceId" IS NOT NULL;
CREATE TABLE "attendance_malformedPunches" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "deviceId" TEXT COLLATE "C",
  "line" TEXT COLLATE "C",
  "line__f" TEXT COLLATE "C",
  "fault" TEXT COLLATE "C",
  "receivedAt" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_attendance_malformedPunches__id" ON "attendance_malformedPunches" ("_id" NULLS FIRST);
CREATE INDEX "ix_attendance_malformedPunches__created" ON "attendance_malformedPunches" ("_created" NULLS FIRST);
CREATE UNIQUE INDEX "uq_attendance_malformedPunches_deviceId_line" ON "attendance_malformedPunches" ("deviceId" NULLS FIRST, "line" NULLS FIRST);
CREATE TABLE "attendance_unknownCodes" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "emp_code" TEXT COLLATE "C",
  "emp_code__f" TEXT COLLATE "C",
  "deviceId" TEXT COLLATE "C",
  "firstAt" TEXT COLLATE "C",
  "lastAt" TEXT COLLATE "C",
  "punches" BIGINT
);
CREATE UNIQUE INDEX "uq_attendance_unknownCodes__id" ON "attendance_unknownCodes" ("_id" NULLS FIRST);
CREATE INDEX "ix_attendance_unknownCodes__created" ON "attendance_unknownCodes" ("_created" NULLS FIRST);
CREATE INDEX "ix_attendance_unknownCodes_emp_code__f_emp_code" ON "attendance_unknownCodes" ("emp_code__f" NULLS FIRST, "emp_code" NULLS FIRST);
CREATE INDEX "ix_attendance_unknownCodes_deviceId_set" ON "attendance_unknownCodes" ("deviceId" NULLS FIRST) WHERE "deviceId" IS NOT NULL;
CREATE UNIQUE INDEX "uq_attendance_unknownCodes_emp_code" ON "attendance_unknownCodes" ("emp_code" NULLS FIRST);
CREATE TABLE "attendance_deviceCommands" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "deviceId" TEXT COLLATE "C",
  "kind" TEXT COLLATE "C",
  "params" TEXT COLLATE "C",
  "state" TEXT COLLATE "C" DEFAULT 'queued',
  "byId" TEXT COLLATE "C",
  "sentAt" TEXT COLLATE "C",
  "answeredAt" TEXT COLLATE "C",
  "number" BIGINT,
  "attempts" BIGINT,
  "result" BIGINT
);
CREATE UNIQUE INDEX "uq_attendance_deviceCommands__id" ON "attendance_deviceCommands" ("_id" NULLS FIRST);
CREATE INDEX "ix_attendance_deviceCommands__created" ON "attendance_deviceCommands" ("_created" NULLS FIRST);
CREATE INDEX "ix_attendance_deviceCommands_byId_set" ON "attendance_deviceCommands" ("byId" NULLS FIRST) WHERE "byId" IS NOT NULL;
CREATE INDEX "ix_attendance_deviceCommands_deviceId_state" ON "attendance_deviceCommands" ("deviceId" NULLS FIRST, "state" NULLS FIRST);
CREATE UNIQUE INDEX "uq_attendance_deviceCommands_number_set" ON "attendance_deviceCommands" ("number" NULLS FIRST) WHERE "number" IS NOT NULL;
CREATE TABLE "attendance_deviceDrifts" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "deviceId" TEXT COLLATE "C",
  "fromAt" TEXT COLLATE "C",
  "toAt" TEXT COLLATE "C",
  "minutes" BIGINT,
  "reason" TEXT COLLATE "C",
  "reason__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_attendance_deviceDrifts__id" ON "attendance_deviceDrifts" ("_id" NULLS FIRST);
CREATE INDEX "ix_attendance_deviceDrifts__created" ON "attendance_deviceDrifts" ("_created" NULLS FIRST);
CREATE UNIQUE INDEX "uq_attendance_deviceDrifts_deviceId_fromAt" ON "attendance_deviceDrifts" ("deviceId" NULLS FIRST, "fromAt" NULLS FIRST);
CREATE TABLE "attendance_punches" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "deviceId" TEXT COLLATE "C",
  "deviceSn" TEXT COLLATE "C",
  "deviceSn__f" TEXT COLLATE "C",
  "emp_code" TEXT COLLATE "C",
  "emp_code__f" TEXT COLLATE "C",
  "localAt" TEXT COLLATE "C",
  "localAt__f" TEXT COLLATE "C",
  "at" TEXT COLLATE "C",
  "doubtful" BIGINT DEFAULT 0,
  "driftMinutes" BIGINT,
  "annexeId" TEXT COLLATE "C",
  "verifyMode" BIGINT,
  "rawState" BIGINT,
  "employeeId" TEXT COLLATE "C",
  "source" TEXT COLLATE "C",
  "receivedAt" TEXT COLLATE "C",
  "record" BIGINT
);
CREATE UNIQUE INDEX "uq_attendance_punches__id" ON "attendance_punches" ("_id" NULLS FIRST);
CREATE INDEX "ix_attendance_punches__created" ON "attendance_punches" ("_created" NULLS FIRST);
CREATE INDEX "ix_attendance_punches_annexeId_set" ON "attendance_punches" ("annexeId" NULLS FIRST) WHERE "annexeId" IS NOT NULL;
CREATE INDEX "ix_attendance_punches_employeeId_at" ON "attendance_punches" ("employeeId" NULLS FIRST, "at" NULLS FIRST);
CREATE INDEX "ix_attendance_punches_at" ON "attendance_punches" ("at" NULLS FIRST);
CREATE INDEX "ix_attendance_punches_deviceId_at" ON "attendance_punches" ("deviceId" NULLS FIRST, "at" NULLS FIRST);
CREATE UNIQUE INDEX "uq_attendance_punches_localAt_deviceSn_emp_code" ON "attendance_punches" ("localAt" NULLS FIRST, "deviceSn" NULLS FIRST, "emp_code" NULLS FIRST);
CREATE UNIQUE INDEX "uq_attendance_punches_record_deviceSn" ON "attendance_punches" ("record" NULLS FIRST, "deviceSn" NULLS FIRST);
CREATE TABLE "attendance_pointages" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "employeeId" TEXT COLLATE "C",
  "date" TEXT COLLATE "C",
  "dayKind" TEXT COLLATE "C",
  "status" TEXT COLLATE "C",
  "firstIn" TEXT COLLATE "C",
  "firstIn__f" TEXT COLLATE "C",
  "lastOut" TEXT COLLATE "C",
  "lastOut__f" TEXT COLLATE "C",
  "workedMinutes" BIGINT,
  "lateMinutes" BIGINT,
  "earlyMinutes" BIGINT,
  "overtimeMinutes" BIGINT,
  "dutyMinutes" BIGINT,
  "missingMinutes" BIGINT,
  "annexe" TEXT COLLATE "C",
  "serviceId" TEXT COLLATE "C",
  "bureauId" TEXT COLLATE "C",
  "scheduleId" TEXT COLLATE "C",
  "why" TEXT COLLATE "C",
  "waitingFor" TEXT COLLATE "C" DEFAULT '[]',
  "previous" TEXT COLLATE "C",
  "correctionId" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_attendance_pointages__id" ON "attendance_pointages" ("_id" NULLS FIRST);
CREATE INDEX "ix_attendance_pointages__created" ON "attendance_pointages" ("_created" NULLS FIRST);
CREATE INDEX "ix_attendance_pointages_annexe_set" ON "attendance_pointages" ("annexe" NULLS FIRST) WHERE "annexe" IS NOT NULL;
CREATE INDEX "ix_attendance_pointages_serviceId_set" ON "attendance_pointages" ("serviceId" NULLS FIRST) WHERE "serviceId" IS NOT NULL;
CREATE INDEX "ix_attendance_pointages_bureauId_set" ON "attendance_pointages" ("bureauId" NULLS FIRST) WHERE "bureauId" IS NOT NULL;
CREATE INDEX "ix_attendance_pointages_scheduleId_set" ON "attendance_pointages" ("scheduleId" NULLS FIRST) WHERE "scheduleId" IS NOT NULL;
CREATE INDEX "ix_attendance_pointages_correctionId_set" ON "attendance_pointages" ("correctionId" NULLS FIRST) WHERE "correctionId" IS NOT NULL;
CREATE INDEX "ix_attendance_pointages_date_annexe_status" ON "attendance_pointages" ("date" NULLS FIRST, "annexe" NULLS FIRST, "status" NULLS FIRST);
CREATE INDEX "ix_attendance_pointages_date_dayKind" ON "attendance_pointages" ("date" NULLS FIRST, "dayKind" NULLS FIRST);
CREATE UNIQUE INDEX "uq_attendance_pointages_employeeId_date" ON "attendance_pointages" ("employeeId" NULLS FIRST, "date" NULLS FIRST);
CREATE TABLE "attendance_pointages__waitingFor" (
  "owner" TEXT COLLATE "C" NOT NULL,
  "item" TEXT COLLATE "C" NOT NULL,
  "position" BIGINT NOT NULL
);
CREATE UNIQUE INDEX "uq_attendance_pointages__waitingFor_owner_position" ON "attendance_pointages__waitingFor" ("owner" NULLS FIRST, "position" NULLS FIRST);
CREATE INDEX "ix_attendance_pointages__waitingFor_item" ON "attendance_pointages__waitingFor" ("item" NULLS FIRST);
CREATE TABLE "attendance_pointageCorrections" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "employeeId" TEXT COLLATE "C",
  "date" TEXT COLLATE "C",
  "firstIn" TEXT COLLATE "C",
  "firstIn__f" TEXT COLLATE "C",
  "lastOut" TEXT COLLATE "C",
  "lastOut__f" TEXT COLLATE "C",
  "dayKind" TEXT COLLATE "C",
  "reason" TEXT COLLATE "C",
  "reason__f" TEXT COLLATE "C",
  "fileId" TEXT COLLATE "C",
  "byId" TEXT COLLATE "C",
  "withdrawnAt" TEXT COLLATE "C",
  "annexeId" TEXT COLLATE "C",
  "serviceId" TEXT COLLATE "C",
  "bureauId" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_attendance_pointageCorrections__id" ON "attendance_pointageCorrections" ("_id" NULLS FIRST);
CREATE INDEX "ix_attendance_pointageCorrections__created" ON "attendance_pointageCorrections" ("_created" NULLS FIRST);
CREATE INDEX "ix_attendance_pointageCorrections_byId_set" ON "attendance_pointageCorrections" ("byId" NULLS FIRST) WHERE "byId" IS NOT NULL;
CREATE INDEX "ix_attendance_pointageCorrections_annexeId_set" ON "attendance_pointageCorrections" ("annexeId" NULLS FIRST) WHERE "annexeId" IS NOT NULL;
CREATE INDEX "ix_attendance_pointageCorrections_serviceId_set" ON "attendance_pointageCorrections" ("serviceId" NULLS FIRST) WHERE "serviceId" IS NOT NULL;
CREATE INDEX "ix_attendance_pointageCorrections_bureauId_set" ON "attendance_pointageCorrections" ("bureauId" NULLS FIRST) WHERE "bureauId" IS NOT NULL;
CREATE INDEX "ix_attendance_pointageCorrections_employeeId_date" ON "attendance_pointageCorrections" ("employeeId" NULLS FIRST, "date" NULLS FIRST);
CREATE TABLE "attendance_pointageChanges" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "employeeId" TEXT COLLATE "C",
  "date" TEXT COLLATE "C",
  "before" TEXT COLLATE "C",
  "after" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_attendance_pointageChanges__id" ON "attendance_pointageChanges" ("_id" NULLS FIRST);
CREATE INDEX "ix_attendance_pointageChanges__created" ON "attendance_pointageChanges" ("_created" NULLS FIRST);
CREATE INDEX "ix_attendance_pointageChanges_employeeId_date" ON "attendance_pointageChanges" ("employeeId" NULLS FIRST, "date" NULLS FIRST);
CREATE TABLE "attendance_dayClosings" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "date" TEXT COLLATE "C",
  "annexe" TEXT COLLATE "C",
  "reason" TEXT COLLATE "C",
  "reason__f" TEXT COLLATE "C",
  "byId" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_attendance_dayClosings__id" ON "attendance_dayClosings" ("_id" NULLS FIRST);
CREATE INDEX "ix_attendance_dayClosings__created" ON "attendance_dayClosings" ("_created" NULLS FIRST);
CREATE INDEX "ix_attendance_dayClosings_annexe_set" ON "attendance_dayClosings" ("annexe" NULLS FIRST) WHERE "annexe" IS NOT NULL;
CREATE INDEX "ix_attendance_dayClosings_byId_set" ON "attendance_dayClosings" ("byId" NULLS FIRST) WHERE "byId" IS NOT NULL;
CREATE UNIQUE INDEX "uq_attendance_dayClosings_date_annexe" ON "attendance_dayClosings" ("date" NULLS FIRST, "annexe" NULLS FIRST);
CREATE TABLE "attendance_dailyAttendance" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "date" TEXT COLLATE "C",
  "annexe" TEXT COLLATE "C",
  "month" TEXT COLLATE "C",
  "month__f" TEXT COLLATE "C",
  "headcount" BIGINT,
  "present" BIGINT,
  "late" BIGINT,
  "absent" BIGINT,
  "justified" BIGINT,
  "away" BIGINT,
  "unknown" BIGINT,
  "notMeasured" BIGINT,
  "key" TEXT COLLATE "C",
  "key__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_attendance_dailyAttendance__id" ON "attendance_dailyAttendance" ("_id" NULLS FIRST);
CREATE INDEX "ix_attendance_dailyAttendance__created" ON "attendance_dailyAttendance" ("_created" NULLS FIRST);
CREATE INDEX "ix_attendance_dailyAttendance_annexe_set" ON "attendance_dailyAttendance" ("annexe" NULLS FIRST) WHERE "annexe" IS NOT NULL;
CREATE INDEX "ix_attendance_dailyAttendance_date_annexe" ON "attendance_dailyAttendance" ("date" NULLS FIRST, "annexe" NULLS FIRST);
CREATE UNIQUE INDEX "uq_attendance_dailyAttendance_key_set" ON "attendance_dailyAttendance" ("key" NULLS FIRST) WHERE "key" IS NOT NULL;
CREATE TABLE "exitPermissions" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "employeeId" TEXT COLLATE "C",
  "date" TEXT COLLATE "C",
  "fromTime" TEXT COLLATE "C",
  "fromTime__f" TEXT COLLATE "C",
  "toTime" TEXT COLLATE "C",
  "toTime__f" TEXT COLLATE "C",
  "reason" TEXT COLLATE "C",
  "reason__f" TEXT COLLATE "C",
  "status" TEXT COLLATE "C" DEFAULT 'pending',
  "step" TEXT COLLATE "C",
  "actorIds" TEXT COLLATE "C" DEFAULT '[]',
  "managerType" TEXT COLLATE "C",
  "decidedById" TEXT COLLATE "C",
  "decidedAt" TEXT COLLATE "C",
  "decisionReason" TEXT COLLATE "C",
  "decisionReason__f" TEXT COLLATE "C",
  "bureauId" TEXT COLLATE "C",
  "serviceId" TEXT COLLATE "C",
  "annexeId" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_exitPermissions__id" ON "exitPermissions" ("_id" NULLS FIRST);
CREATE INDEX "ix_exitPermissions__created" ON "exitPermissions" ("_created" NULLS FIRST);
CREATE INDEX "ix_exitPermissions_decidedById_set" ON "exitPermissions" ("decidedById" NULLS FIRST) WHERE "decidedById" IS NOT NULL;
CREATE INDEX "ix_exitPermissions_bureauId_set" ON "exitPermissions" ("bureauId" NULLS FIRST) WHERE "bureauId" IS NOT NULL;
CREATE INDEX "ix_exitPermissions_serviceId_set" ON "exitPermissions" ("serviceId" NULLS FIRST) WHERE "serviceId" IS NOT NULL;
CREATE INDEX "ix_exitPermissions_annexeId_set" ON "exitPermissions" ("annexeId" NULLS FIRST) WHERE "annexeId" IS NOT NULL;
CREATE INDEX "ix_exitPermissions_employeeId_date" ON "exitPermissions" ("employeeId" NULLS FIRST, "date" NULLS FIRST);
CREATE INDEX "ix_exitPermissions_date_status" ON "exitPermissions" ("date" NULLS FIRST, "status" NULLS FIRST);
CREATE TABLE "exitPermissions__actorIds" (
  "owner" TEXT COLLATE "C" NOT NULL,
  "item" TEXT COLLATE "C" NOT NULL,
  "position" BIGINT NOT NULL
);
CREATE UNIQUE INDEX "uq_exitPermissions__actorIds_owner_position" ON "exitPermissions__actorIds" ("owner" NULLS FIRST, "position" NULLS FIRST);
CREATE INDEX "ix_exitPermissions__actorIds_item" ON "exitPermissions__actorIds" ("item" NULLS FIRST);
CREATE TABLE "duties" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "employeeId" TEXT COLLATE "C",
  "date" TEXT COLLATE "C",
  "fromTime" TEXT COLLATE "C",
  "fromTime__f" TEXT COLLATE "C",
  "toTime" TEXT COLLATE "C",
  "toTime__f" TEXT COLLATE "C",
  "kind" TEXT COLLATE "C",
  "decisionRef" TEXT COLLATE "C",
  "decisionRef__f" TEXT COLLATE "C",
  "bureauId" TEXT COLLATE "C",
  "serviceId" TEXT COLLATE "C",
  "annexeId" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_duties__id" ON "duties" ("_id" NULLS FIRST);
CREATE INDEX "ix_duties__created" ON "duties" ("_created" NULLS FIRST);
CREATE INDEX "ix_duties_bureauId_set" ON "duties" ("bureauId" NULLS FIRST) WHERE "bureauId" IS NOT NULL;
CREATE INDEX "ix_duties_serviceId_set" ON "duties" ("serviceId" NULLS FIRST) WHERE "serviceId" IS NOT NULL;
CREATE INDEX "ix_duties_annexeId_set" ON "duties" ("annexeId" NULLS FIRST) WHERE "annexeId" IS NOT NULL;
CREATE INDEX "ix_duties_date" ON "duties" ("date" NULLS FIRST);
CREATE UNIQUE INDEX "uq_duties_employeeId_date_fromTime" ON "duties" ("employeeId" NULLS FIRST, "date" NULLS FIRST, "fromTime" NULLS FIRST);
CREATE TABLE "missions" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "persoActifId" TEXT COLLATE "C",
  "bureau" TEXT COLLATE "C",
  "serviceId" TEXT COLLATE "C",
  "destination" TEXT COLLATE "C",
  "destination__f" TEXT COLLATE "C",
  "carId" TEXT COLLATE "C",
  "driverId" TEXT COLLATE "C",
  "numSerie" TEXT COLLATE "C",
  "numSerie__f" TEXT COLLATE "C",
  "mission" TEXT COLLATE "C",
  "mission__f" TEXT COLLATE "C",
  "departAt" TEXT COLLATE "C",
  "returnAt" TEXT COLLATE "C",
  "returnedAt" TEXT COLLATE "C",
  "transport" TEXT COLLATE "C",
  "companions" TEXT COLLATE "C" DEFAULT '[]',
  "odometerOut" BIGINT,
  "odometerIn" BIGINT,
  "odometerChecked" BIGINT DEFAULT 0,
  "distance" BIGINT,
  "fuelLitres" BIGINT,
  "fuelCost" BIGINT,
  "overrideReason" TEXT COLLATE "C",
  "overrideReason__f" TEXT COLLATE "C",
  "overriddenById" TEXT COLLATE "C",
  "overridden" TEXT COLLATE "C",
  "year" BIGINT,
  "num" BIGINT,
  "month" TEXT COLLATE "C",
  "month__f" TEXT COLLATE "C",
  "cancelledReason" TEXT COLLATE "C",
  "cancelledReason__f" TEXT COLLATE "C",
  "cancelledAt" TEXT COLLATE "C",
  "docId" TEXT COLLATE "C",
  "docId__f" TEXT COLLATE "C",
  "documentId" TEXT COLLATE "C",
  "signedDocumentId" TEXT COLLATE "C",
  "changeReason" TEXT COLLATE "C",
  "changeReason__f" TEXT COLLATE "C",
  "datesDueOn" TEXT COLLATE "C",
  "authorId" TEXT COLLATE "C",
  "annexeId" TEXT COLLATE "C",
  "destinationAr" TEXT COLLATE "C",
  "destinationAr__f" TEXT COLLATE "C",
  "missionAr" TEXT COLLATE "C",
  "missionAr__f" TEXT COLLATE "C",
  "endsAt" TEXT COLLATE "C",
  "lengthHours" BIGINT
);
CREATE UNIQUE INDEX "uq_missions__id" ON "missions" ("_id" NULLS FIRST);
CREATE INDEX "ix_missions__created" ON "missions" ("_created" NULLS FIRST);
CREATE INDEX "ix_missions_bureau_set" ON "missions" ("bureau" NULLS FIRST) WHERE "bureau" IS NOT NULL;
CREATE INDEX "ix_missions_serviceId_set" ON "missions" ("serviceId" NULLS FIRST) WHERE "serviceId" IS NOT NULL;
CREATE INDEX "ix_missions_destination__f_destination" ON "missions" ("destination__f" NULLS FIRST, "destination" NULLS FIRST);
CREATE INDEX "ix_missions_numSerie__f_numSerie" ON "missions" ("numSerie__f" NULLS FIRST, "numSerie" NULLS FIRST);
CREATE INDEX "ix_missions_overriddenById_set" ON "missions" ("overriddenById" NULLS FIRST) WHERE "overriddenById" IS NOT NULL;
CREATE INDEX "ix_missions_authorId_set" ON "missions" ("authorId" NULLS FIRST) WHERE "authorId" IS NOT NULL;
CREATE INDEX "ix_missions_annexeId_set" ON "missions" ("annexeId" NULLS FIRST) WHERE "annexeId" IS NOT NULL;
CREATE INDEX "ix_missions_destinationAr__f_destinationAr" ON "missions" ("destinationAr__f" NULLS FIRST, "destinationAr" NULLS FIRST);
CREATE INDEX "ix_missions_carId_endsAt_odometerIn" ON "missions" ("carId" NULLS FIRST, "endsAt" NULLS FIRST, "odometerIn" NULLS FIRST);
CREATE INDEX "ix_missions_carId_departAt_odometerOut" ON "missions" ("carId" NULLS FIRST, "departAt" NULLS FIRST, "odometerOut" NULLS FIRST);
CREATE INDEX "ix_missions_persoActifId_endsAt" ON "missions" ("persoActifId" NULLS FIRST, "endsAt" NULLS FIRST);
CREATE INDEX "ix_missions_driverId_endsAt" ON "missions" ("driverId" NULLS FIRST, "endsAt" NULLS FIRST);
CREATE INDEX "ix_missions_endsAt" ON "missions" ("endsAt" NULLS FIRST);
CREATE INDEX "ix_missions_departAt" ON "missions" ("departAt" NULLS FIRST);
CREATE INDEX "ix_missions_lengthHours_departAt" ON "missions" ("lengthHours" NULLS FIRST, "departAt" NULLS FIRST);
CREATE INDEX "ix_missions_month" ON "missions" ("month" NULLS FIRST);
CREATE UNIQUE INDEX "uq_missions_year_num" ON "missions" ("year" NULLS FIRST, "num" NULLS FIRST);
CREATE INDEX "ix_missions_carId_cancelledAt_departAt" ON "missions" ("carId" NULLS FIRST, "cancelledAt" NULLS FIRST, "departAt" NULLS FIRST);
CREATE TABLE "missions__companions" (
  "owner" TEXT COLLATE "C" NOT NULL,
  "item" TEXT COLLATE "C" NOT NULL,
  "position" BIGINT NOT NULL
);
CREATE UNIQUE INDEX "uq_missions__companions_owner_position" ON "missions__companions" ("owner" NULLS FIRST, "position" NULLS FIRST);
CREATE INDEX "ix_missions__companions_item" ON "missions__companions" ("item" NULLS FIRST);
CREATE TABLE "cars" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "vehicleType" TEXT COLLATE "C",
  "fullMatricule" TEXT COLLATE "C",
  "fullMatricule__f" TEXT COLLATE "C",
  "plateKind" TEXT COLLATE "C",
  "registrationNumber" TEXT COLLATE "C",
  "registrationNumber__f" TEXT COLLATE "C",
  "registrationLetter" TEXT COLLATE "C",
  "registrationLetter__f" TEXT COLLATE "C",
  "registrationCode" TEXT COLLATE "C",
  "registrationCode__f" TEXT COLLATE "C",
  "type" TEXT COLLATE "C",
  "type__f" TEXT COLLATE "C",
  "brand" TEXT COLLATE "C",
  "brand__f" TEXT COLLATE "C",
  "model" TEXT COLLATE "C",
  "model__f" TEXT COLLATE "C",
  "fuel" TEXT COLLATE "C",
  "fiscalPower" TEXT COLLATE "C",
  "fiscalPower__f" TEXT COLLATE "C",
  "numSerie" TEXT COLLATE "C",
  "numSerie__f" TEXT COLLATE "C",
  "numSerie__u" TEXT COLLATE "C",
  "price" BIGINT,
  "commissioningDate" TEXT COLLATE "C",
  "commissioningYear" BIGINT,
  "ownerDriverId" TEXT COLLATE "C",
  "serviceId" TEXT COLLATE "C",
  "num" BIGINT,
  "status" TEXT COLLATE "C" DEFAULT 'active',
  "odometer" BIGINT,
  "odometerTyped" BIGINT,
  "odometerReplacedOn" TEXT COLLATE "C",
  "odometerBefore" BIGINT,
  "odometerAfter" BIGINT,
  "odometerChecked" BIGINT DEFAULT 0,
  "odometers" TEXT COLLATE "C",
  "odometerRead" BIGINT,
  "photoId" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_cars__id" ON "cars" ("_id" NULLS FIRST);
CREATE INDEX "ix_cars__created" ON "cars" ("_created" NULLS FIRST);
CREATE INDEX "ix_cars_fullMatricule__f_fullMatricule" ON "cars" ("fullMatricule__f" NULLS FIRST, "fullMatricule" NULLS FIRST);
CREATE INDEX "ix_cars_numSerie__f_numSerie" ON "cars" ("numSerie__f" NULLS FIRST, "numSerie" NULLS FIRST);
CREATE INDEX "ix_cars_ownerDriverId_set" ON "cars" ("ownerDriverId" NULLS FIRST) WHERE "ownerDriverId" IS NOT NULL;
CREATE INDEX "ix_cars_serviceId_set" ON "cars" ("serviceId" NULLS FIRST) WHERE "serviceId" IS NOT NULL;
CREATE UNIQUE INDEX "uq_cars_fullMatricule_set" ON "cars" ("fullMatricule" NULLS FIRST) WHERE "fullMatricule" IS NOT NULL;
CREATE UNIQUE INDEX "uq_cars_numSerie__u_set" ON "cars" ("numSerie__u" NULLS FIRST) WHERE "numSerie__u" IS NOT NULL;
CREATE UNIQUE INDEX "uq_cars_num_set" ON "cars" ("num" NULLS FIRST) WHERE "num" IS NOT NULL;
CREATE TABLE "carLegalDocuments" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "carsCollection" TEXT COLLATE "C",
  "documentType" TEXT COLLATE "C",
  "fileId" TEXT COLLATE "C",
  "year" BIGINT,
  "issuedOn" TEXT COLLATE "C",
  "validUntil" TEXT COLLATE "C",
  "policyNumber" TEXT COLLATE "C",
  "policyNumber__f" TEXT COLLATE "C",
  "provider" TEXT COLLATE "C",
  "provider__f" TEXT COLLATE "C",
  "cost" BIGINT
);
CREATE UNIQUE INDEX "uq_carLegalDocuments__id" ON "carLegalDocuments" ("_id" NULLS FIRST);
CREATE INDEX "ix_carLegalDocuments__created" ON "carLegalDocuments" ("_created" NULLS FIRST);
CREATE INDEX "ix_carLegalDocuments_carsCollection_documentType_validUntil" ON "carLegalDocuments" ("carsCollection" NULLS FIRST, "documentType" NULLS FIRST, "validUntil" NULLS FIRST);
CREATE INDEX "ix_carLegalDocuments_validUntil" ON "carLegalDocuments" ("validUntil" NULLS FIRST);
CREATE TABLE "carOwnerships" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "carId" TEXT COLLATE "C",
  "owner" TEXT COLLATE "C",
  "owner__f" TEXT COLLATE "C",
  "from" TEXT COLLATE "C",
  "to" TEXT COLLATE "C",
  "notes" TEXT COLLATE "C",
  "notes__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_carOwnerships__id" ON "carOwnerships" ("_id" NULLS FIRST);
CREATE INDEX "ix_carOwnerships__created" ON "carOwnerships" ("_created" NULLS FIRST);
CREATE INDEX "ix_carOwnerships_carId" ON "carOwnerships" ("carId" NULLS FIRST);
CREATE TABLE "carAssignments" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "carId" TEXT COLLATE "C",
  "employeeId" TEXT COLLATE "C",
  "serviceId" TEXT COLLATE "C",
  "from" TEXT COLLATE "C",
  "to" TEXT COLLATE "C",
  "decisionRef" TEXT COLLATE "C",
  "decisionRef__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_carAssignments__id" ON "carAssignments" ("_id" NULLS FIRST);
CREATE INDEX "ix_carAssignments__created" ON "carAssignments" ("_created" NULLS FIRST);
CREATE INDEX "ix_carAssignments_carId" ON "carAssignments" ("carId" NULLS FIRST);
CREATE INDEX "ix_carAssignments_employeeId_set" ON "carAssignments" ("employeeId" NULLS FIRST) WHERE "employeeId" IS NOT NULL;
CREATE INDEX "ix_carAssignments_serviceId_set" ON "carAssignments" ("serviceId" NULLS FIRST) WHERE "serviceId" IS NOT NULL;
CREATE TABLE "accidents" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "carId" TEXT COLLATE "C",
  "employeeId" TEXT COLLATE "C",
  "location" TEXT COLLATE "C",
  "location__f" TEXT COLLATE "C",
  "date" TEXT COLLATE "C",
  "declareBy" TEXT COLLATE "C",
  "type" TEXT COLLATE "C",
  "damages" TEXT COLLATE "C",
  "damages__f" TEXT COLLATE "C",
  "remarks" TEXT COLLATE "C",
  "remarks__f" TEXT COLLATE "C",
  "policeReportId" TEXT COLLATE "C",
  "amicableReportId" TEXT COLLATE "C",
  "photos" TEXT COLLATE "C" DEFAULT '[]',
  "thirdParty" TEXT COLLATE "C",
  "locationAr" TEXT COLLATE "C",
  "locationAr__f" TEXT COLLATE "C",
  "damagesAr" TEXT COLLATE "C",
  "damagesAr__f" TEXT COLLATE "C",
  "remarksAr" TEXT COLLATE "C",
  "remarksAr__f" TEXT COLLATE "C",
  "state" TEXT COLLATE "C" DEFAULT 'reported',
  "repairCost" BIGINT
);
CREATE UNIQUE INDEX "uq_accidents__id" ON "accidents" ("_id" NULLS FIRST);
CREATE INDEX "ix_accidents__created" ON "accidents" ("_created" NULLS FIRST);
CREATE INDEX "ix_accidents_employeeId_set" ON "accidents" ("employeeId" NULLS FIRST) WHERE "employeeId" IS NOT NULL;
CREATE INDEX "ix_accidents_location__f_location" ON "accidents" ("location__f" NULLS FIRST, "location" NULLS FIRST);
CREATE INDEX "ix_accidents_locationAr__f_locationAr" ON "accidents" ("locationAr__f" NULLS FIRST, "locationAr" NULLS FIRST);
CREATE INDEX "ix_accidents_carId_date" ON "accidents" ("carId" NULLS FIRST, "date" NULLS FIRST);
CREATE TABLE "maintenances" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "carId" TEXT COLLATE "C",
  "kind" TEXT COLLATE "C",
  "date" TEXT COLLATE "C",
  "garage" TEXT COLLATE "C",
  "garage__f" TEXT COLLATE "C",
  "description" TEXT COLLATE "C",
  "description__f" TEXT COLLATE "C",
  "odometer" BIGINT,
  "odometerChecked" BIGINT DEFAULT 0,
  "labourCost" BIGINT,
  "parts" TEXT COLLATE "C",
  "totalCost" BIGINT,
  "status" TEXT COLLATE "C" DEFAULT 'planned',
  "nextDueDate" TEXT COLLATE "C",
  "nextDueOdometer" BIGINT
);
CREATE UNIQUE INDEX "uq_maintenances__id" ON "maintenances" ("_id" NULLS FIRST);
CREATE INDEX "ix_maintenances__created" ON "maintenances" ("_created" NULLS FIRST);
CREATE INDEX "ix_maintenances_carId_date_odometer" ON "maintenances" ("carId" NULLS FIRST, "date" NULLS FIRST, "odometer" NULLS FIRST);
CREATE INDEX "ix_maintenances_status_date" ON "maintenances" ("status" NULLS FIRST, "date" NULLS FIRST);
CREATE TABLE "fuelLogs" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "carId" TEXT COLLATE "C",
  "date" TEXT COLLATE "C",
  "litres" BIGINT,
  "cost" BIGINT,
  "odometer" BIGINT,
  "odometerChecked" BIGINT DEFAULT 0,
  "station" TEXT COLLATE "C",
  "station__f" TEXT COLLATE "C",
  "missionId" TEXT COLLATE "C",
  "ofReturn" BIGINT DEFAULT 0
);
CREATE UNIQUE INDEX "uq_fuelLogs__id" ON "fuelLogs" ("_id" NULLS FIRST);
CREATE INDEX "ix_fuelLogs__created" ON "fuelLogs" ("_created" NULLS FIRST);
CREATE INDEX "ix_fuelLogs_missionId_set" ON "fuelLogs" ("missionId" NULLS FIRST) WHERE "missionId" IS NOT NULL;
CREATE INDEX "ix_fuelLogs_carId_date_odometer" ON "fuelLogs" ("carId" NULLS FIRST, "date" NULLS FIRST, "odometer" NULLS FIRST);
CREATE TABLE "spareParts" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "partName" TEXT COLLATE "C",
  "partName__f" TEXT COLLATE "C",
  "unit" TEXT COLLATE "C",
  "unit__f" TEXT COLLATE "C",
  "contract" TEXT COLLATE "C",
  "contract__f" TEXT COLLATE "C",
  "cost" BIGINT,
  "category" TEXT COLLATE "C",
  "category__f" TEXT COLLATE "C",
  "carType" TEXT COLLATE "C",
  "carType__f" TEXT COLLATE "C",
  "reference" TEXT COLLATE "C",
  "reference__f" TEXT COLLATE "C",
  "reference__u" TEXT COLLATE "C",
  "characteristics" TEXT COLLATE "C",
  "characteristics__f" TEXT COLLATE "C",
  "location" TEXT COLLATE "C",
  "location__f" TEXT COLLATE "C",
  "entryDate" TEXT COLLATE "C",
  "minQuantity" BIGINT
);
CREATE UNIQUE INDEX "uq_spareParts__id" ON "spareParts" ("_id" NULLS FIRST);
CREATE INDEX "ix_spareParts__created" ON "spareParts" ("_created" NULLS FIRST);
CREATE INDEX "ix_spareParts_partName__f_partName" ON "spareParts" ("partName__f" NULLS FIRST, "partName" NULLS FIRST);
CREATE INDEX "ix_spareParts_contract__f_contract" ON "spareParts" ("contract__f" NULLS FIRST, "contract" NULLS FIRST);
CREATE INDEX "ix_spareParts_reference__f_reference" ON "spareParts" ("reference__f" NULLS FIRST, "reference" NULLS FIRST);
CREATE UNIQUE INDEX "uq_spareParts_reference__u_set" ON "spareParts" ("reference__u" NULLS FIRST) WHERE "reference__u" IS NOT NULL;
CREATE TABLE "spareMovements" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "partId" TEXT COLLATE "C",
  "kind" TEXT COLLATE "C",
  "quantity" BIGINT,
  "unitCost" BIGINT,
  "date" TEXT COLLATE "C",
  "maintenanceId" TEXT COLLATE "C",
  "reason" TEXT COLLATE "C",
  "reason__f" TEXT COLLATE "C",
  "byId" TEXT COLLATE "C",
  "change" BIGINT
);
CREATE UNIQUE INDEX "uq_spareMovements__id" ON "spareMovements" ("_id" NULLS FIRST);
CREATE INDEX "ix_spareMovements__created" ON "spareMovements" ("_created" NULLS FIRST);
CREATE INDEX "ix_spareMovements_maintenanceId_set" ON "spareMovements" ("maintenanceId" NULLS FIRST) WHERE "maintenanceId" IS NOT NULL;
CREATE INDEX "ix_spareMovements_byId_set" ON "spareMovements" ("byId" NULLS FIRST) WHERE "byId" IS NOT NULL;
CREATE INDEX "ix_spareMovements_partId_date" ON "spareMovements" ("partId" NULLS FIRST, "date" NULLS FIRST);
CREATE INDEX "ix_spareMovements_partId_change" ON "spareMovements" ("partId" NULLS FIRST, "change" NULLS FIRST);
CREATE TABLE "inventoryTypes" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "name" TEXT COLLATE "C",
  "name__f" TEXT COLLATE "C",
  "name__u" TEXT COLLATE "C",
  "description" TEXT COLLATE "C",
  "description__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_inventoryTypes__id" ON "inventoryTypes" ("_id" NULLS FIRST);
CREATE INDEX "ix_inventoryTypes__created" ON "inventoryTypes" ("_created" NULLS FIRST);
CREATE INDEX "ix_inventoryTypes_name__f_name" ON "inventoryTypes" ("name__f" NULLS FIRST, "name" NULLS FIRST);
CREATE UNIQUE INDEX "uq_inventoryTypes_name__u" ON "inventoryTypes" ("name__u" NULLS FIRST);
CREATE TABLE "inventoryItems" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "designation" TEXT COLLATE "C",
  "designation__f" TEXT COLLATE "C",
  "inventoryNumber" TEXT COLLATE "C",
  "inventoryNumber__f" TEXT COLLATE "C",
  "numberKey" TEXT COLLATE "C",
  "numberKey__f" TEXT COLLATE "C",
  "bureauId" TEXT COLLATE "C",
  "typeId" TEXT COLLATE "C",
  "serviceId" TEXT COLLATE "C",
  "quantity" BIGINT DEFAULT 1,
  "employeeId" TEXT COLLATE "C",
  "pendingHandoverId" TEXT COLLATE "C",
  "state" TEXT COLLATE "C" DEFAULT 'in_service',
  "condition" TEXT COLLATE "C",
  "floor" TEXT COLLATE "C",
  "floor__f" TEXT COLLATE "C",
  "acquiredOn" TEXT COLLATE "C",
  "acquisition" TEXT COLLATE "C",
  "price" BIGINT,
  "value" BIGINT,
  "supplier" TEXT COLLATE "C",
  "supplier__f" TEXT COLLATE "C",
  "contract" TEXT COLLATE "C",
  "contract__f" TEXT COLLATE "C",
  "invoiceRef" TEXT COLLATE "C",
  "invoiceRef__f" TEXT COLLATE "C",
  "invoiceFileId" TEXT COLLATE "C",
  "warrantyUntil" TEXT COLLATE "C",
  "brand" TEXT COLLATE "C",
  "brand__f" TEXT COLLATE "C",
  "serialNumber" TEXT COLLATE "C",
  "serialNumber__f" TEXT COLLATE "C",
  "parentItemId" TEXT COLLATE "C",
  "foundByScanId" TEXT COLLATE "C",
  "notes" TEXT COLLATE "C",
  "notes__f" TEXT COLLATE "C",
  "photoId" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_inventoryItems__id" ON "inventoryItems" ("_id" NULLS FIRST);
CREATE INDEX "ix_inventoryItems__created" ON "inventoryItems" ("_created" NULLS FIRST);
CREATE INDEX "ix_inventoryItems_designation__f_designation" ON "inventoryItems" ("designation__f" NULLS FIRST, "designation" NULLS FIRST);
CREATE INDEX "ix_inventoryItems_inventoryNumber__f_inventoryNumber" ON "inventoryItems" ("inventoryNumber__f" NULLS FIRST, "inventoryNumber" NULLS FIRST);
CREATE INDEX "ix_inventoryItems_pendingHandoverId_set" ON "inventoryItems" ("pendingHandoverId" NULLS FIRST) WHERE "pendingHandoverId" IS NOT NULL;
CREATE INDEX "ix_inventoryItems_contract__f_contract" ON "inventoryItems" ("contract__f" NULLS FIRST, "contract" NULLS FIRST);
CREATE INDEX "ix_inventoryItems_serialNumber__f_serialNumber" ON "inventoryItems" ("serialNumber__f" NULLS FIRST, "serialNumber" NULLS FIRST);
CREATE INDEX "ix_inventoryItems_foundByScanId_set" ON "inventoryItems" ("foundByScanId" NULLS FIRST) WHERE "foundByScanId" IS NOT NULL;
CREATE INDEX "ix_inventoryItems_bureauId_designation__f_designation" ON "inventoryItems" ("bureauId" NULLS FIRST, "designation__f" NULLS FIRST, "designation" NULLS FIRST);
CREATE INDEX "ix_inventoryItems_condition_designation__f_designation" ON "inventoryItems" ("condition" NULLS FIRST, "designation__f" NULLS FIRST, "designation" NULLS FIRST);
CREATE INDEX "ix_inventoryItems_typeId_designation__f_designation" ON "inventoryItems" ("typeId" NULLS FIRST, "designation__f" NULLS FIRST, "designation" NULLS FIRST);
CREATE INDEX "ix_inventoryItems_state_bureauId" ON "inventoryItems" ("state" NULLS FIRST, "bureauId" NULLS FIRST);
CREATE INDEX "ix_inventoryItems_employeeId" ON "inventoryItems" ("employeeId" NULLS FIRST);
CREATE INDEX "ix_inventoryItems_serviceId" ON "inventoryItems" ("serviceId" NULLS FIRST);
CREATE INDEX "ix_inventoryItems_parentItemId" ON "inventoryItems" ("parentItemId" NULLS FIRST);
CREATE INDEX "ix_inventoryItems_acquiredOn" ON "inventoryItems" ("acquiredOn" NULLS FIRST);
CREATE UNIQUE INDEX "uq_inventoryItems_numberKey_set" ON "inventoryItems" ("numberKey" NULLS FIRST) WHERE "numberKey" IS NOT NULL;
CREATE INDEX "ix_inventoryItems_serviceId_state" ON "inventoryItems" ("serviceId" NULLS FIRST, "state" NULLS FIRST);
CREATE INDEX "ix_inventoryItems_bureauId_state" ON "inventoryItems" ("bureauId" NULLS FIRST, "state" NULLS FIRST);
CREATE INDEX "ix_inventoryItems_typeId_state_bureauId" ON "inventoryItems" ("typeId" NULLS FIRST, "state" NULLS FIRST, "bureauId" NULLS FIRST);
CREATE TABLE "inventoryMovements" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "itemId" TEXT COLLATE "C",
  "kind" TEXT COLLATE "C",
  "on" TEXT COLLATE "C",
  "fromBureauId" TEXT COLLATE "C",
  "toBureauId" TEXT COLLATE "C",
  "fromEmployeeId" TEXT COLLATE "C",
  "toEmployeeId" TEXT COLLATE "C",
  "quantity" BIGINT,
  "decisionRef" TEXT COLLATE "C",
  "decisionRef__f" TEXT COLLATE "C",
  "reason" TEXT COLLATE "C",
  "reason__f" TEXT COLLATE "C",
  "repairer" TEXT COLLATE "C",
  "repairer__f" TEXT COLLATE "C",
  "cost" BIGINT,
  "lot" TEXT COLLATE "C",
  "lot__f" TEXT COLLATE "C",
  "docId" TEXT COLLATE "C",
  "docId__f" TEXT COLLATE "C",
  "documentId" TEXT COLLATE "C",
  "signedFileId" TEXT COLLATE "C",
  "acceptedAt" TEXT COLLATE "C",
  "acceptedById" TEXT COLLATE "C",
  "acceptBy" TEXT COLLATE "C",
  "refusedReason" TEXT COLLATE "C",
  "refusedReason__f" TEXT COLLATE "C",
  "undoesId" TEXT COLLATE "C",
  "campaignId" TEXT COLLATE "C",
  "reformId" TEXT COLLATE "C",
  "byId" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_inventoryMovements__id" ON "inventoryMovements" ("_id" NULLS FIRST);
CREATE INDEX "ix_inventoryMovements__created" ON "inventoryMovements" ("_created" NULLS FIRST);
CREATE INDEX "ix_inventoryMovements_fromBureauId_set" ON "inventoryMovements" ("fromBureauId" NULLS FIRST) WHERE "fromBureauId" IS NOT NULL;
CREATE INDEX "ix_inventoryMovements_toBureauId_set" ON "inventoryMovements" ("toBureauId" NULLS FIRST) WHERE "toBureauId" IS NOT NULL;
CREATE INDEX "ix_inventoryMovements_fromEmployeeId_set" ON "inventoryMovements" ("fromEmployeeId" NULLS FIRST) WHERE "fromEmployeeId" IS NOT NULL;
CREATE INDEX "ix_inventoryMovements_acceptedById_set" ON "inventoryMovements" ("acceptedById" NULLS FIRST) WHERE "acceptedById" IS NOT NULL;
CREATE INDEX "ix_inventoryMovements_byId_set" ON "inventoryMovements" ("byId" NULLS FIRST) WHERE "byId" IS NOT NULL;
CREATE INDEX "ix_inventoryMovements_itemId_on" ON "inventoryMovements" ("itemId" NULLS FIRST, "on" NULLS FIRST);
CREATE INDEX "ix_inventoryMovements_on_kind" ON "inventoryMovements" ("on" NULLS FIRST, "kind" NULLS FIRST);
CREATE INDEX "ix_inventoryMovements_toEmployeeId_acceptedAt" ON "inventoryMovements" ("toEmployeeId" NULLS FIRST, "acceptedAt" NULLS FIRST);
CREATE INDEX "ix_inventoryMovements_lot" ON "inventoryMovements" ("lot" NULLS FIRST);
CREATE INDEX "ix_inventoryMovements_acceptBy" ON "inventoryMovements" ("acceptBy" NULLS FIRST);
CREATE INDEX "ix_inventoryMovements_campaignId" ON "inventoryMovements" ("campaignId" NULLS FIRST);
CREATE INDEX "ix_inventoryMovements_reformId" ON "inventoryMovements" ("reformId" NULLS FIRST);
CREATE UNIQUE INDEX "uq_inventoryMovements_undoesId_set" ON "inventoryMovements" ("undoesId" NULLS FIRST) WHERE "undoesId" IS NOT NULL;
CREATE TABLE "inventoryReforms" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "decisionRef" TEXT COLLATE "C",
  "decisionRef__f" TEXT COLLATE "C",
  "decisionDate" TEXT COLLATE "C",
  "members" TEXT COLLATE "C",
  "itemIds" TEXT COLLATE "C" DEFAULT '[]',
  "fate" TEXT COLLATE "C",
  "saleAmount" BIGINT,
  "beneficiary" TEXT COLLATE "C",
  "beneficiary__f" TEXT COLLATE "C",
  "state" TEXT COLLATE "C" DEFAULT 'draft',
  "docId" TEXT COLLATE "C",
  "docId__f" TEXT COLLATE "C",
  "documentId" TEXT COLLATE "C",
  "authorId" TEXT COLLATE "C",
  "decidedById" TEXT COLLATE "C",
  "decidedOn" TEXT COLLATE "C",
  "cancelReason" TEXT COLLATE "C",
  "cancelReason__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_inventoryReforms__id" ON "inventoryReforms" ("_id" NULLS FIRST);
CREATE INDEX "ix_inventoryReforms__created" ON "inventoryReforms" ("_created" NULLS FIRST);
CREATE INDEX "ix_inventoryReforms_decisionRef__f_decisionRef" ON "inventoryReforms" ("decisionRef__f" NULLS FIRST, "decisionRef" NULLS FIRST);
CREATE INDEX "ix_inventoryReforms_authorId_set" ON "inventoryReforms" ("authorId" NULLS FIRST) WHERE "authorId" IS NOT NULL;
CREATE INDEX "ix_inventoryReforms_decidedById_set" ON "inventoryReforms" ("decidedById" NULLS FIRST) WHERE "decidedById" IS NOT NULL;
CREATE INDEX "ix_inventoryReforms_state" ON "inventoryReforms" ("state" NULLS FIRST);
CREATE TABLE "inventoryReforms__itemIds" (
  "owner" TEXT COLLATE "C" NOT NULL,
  "item" TEXT COLLATE "C" NOT NULL,
  "position" BIGINT NOT NULL
);
CREATE UNIQUE INDEX "uq_inventoryReforms__itemIds_owner_position" ON "inventoryReforms__itemIds" ("owner" NULLS FIRST, "position" NULLS FIRST);
CREATE INDEX "ix_inventoryReforms__itemIds_item" ON "inventoryReforms__itemIds" ("item" NULLS FIRST);
CREATE TABLE "inventoryCampaigns" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "name" TEXT COLLATE "C",
  "name__f" TEXT COLLATE "C",
  "state" TEXT COLLATE "C" DEFAULT 'draft',
  "bureauIds" TEXT COLLATE "C" DEFAULT '[]',
  "memberIds" TEXT COLLATE "C" DEFAULT '[]',
  "openedAt" TEXT COLLATE "C",
  "closedAt" TEXT COLLATE "C",
  "closedById" TEXT COLLATE "C",
  "counts" TEXT COLLATE "C",
  "cancelReason" TEXT COLLATE "C",
  "cancelReason__f" TEXT COLLATE "C",
  "docId" TEXT COLLATE "C",
  "docId__f" TEXT COLLATE "C",
  "documentId" TEXT COLLATE "C",
  "sampleOfId" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_inventoryCampaigns__id" ON "inventoryCampaigns" ("_id" NULLS FIRST);
CREATE INDEX "ix_inventoryCampaigns__created" ON "inventoryCampaigns" ("_created" NULLS FIRST);
CREATE INDEX "ix_inventoryCampaigns_name__f_name" ON "inventoryCampaigns" ("name__f" NULLS FIRST, "name" NULLS FIRST);
CREATE INDEX "ix_inventoryCampaigns_closedById_set" ON "inventoryCampaigns" ("closedById" NULLS FIRST) WHERE "closedById" IS NOT NULL;
CREATE INDEX "ix_inventoryCampaigns_sampleOfId_set" ON "inventoryCampaigns" ("sampleOfId" NULLS FIRST) WHERE "sampleOfId" IS NOT NULL;
CREATE INDEX "ix_inventoryCampaigns_state" ON "inventoryCampaigns" ("state" NULLS FIRST);
CREATE TABLE "inventoryCampaigns__bureauIds" (
  "owner" TEXT COLLATE "C" NOT NULL,
  "item" TEXT COLLATE "C" NOT NULL,
  "position" BIGINT NOT NULL
);
CREATE UNIQUE INDEX "uq_inventoryCampaigns__bureauIds_owner_position" ON "inventoryCampaigns__bureauIds" ("owner" NULLS FIRST, "position" NULLS FIRST);
CREATE INDEX "ix_inventoryCampaigns__bureauIds_item" ON "inventoryCampaigns__bureauIds" ("item" NULLS FIRST);
CREATE TABLE "inventoryCampaigns__memberIds" (
  "owner" TEXT COLLATE "C" NOT NULL,
  "item" TEXT COLLATE "C" NOT NULL,
  "position" BIGINT NOT NULL
);
CREATE UNIQUE INDEX "uq_inventoryCampaigns__memberIds_owner_position" ON "inventoryCampaigns__memberIds" ("owner" NULLS FIRST, "position" NULLS FIRST);
CREATE INDEX "ix_inventoryCampaigns__memberIds_item" ON "inventoryCampaigns__memberIds" ("item" NULLS FIRST);
CREATE TABLE "inventoryExpected" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "campaignId" TEXT COLLATE "C",
  "itemId" TEXT COLLATE "C",
  "bureauId" TEXT COLLATE "C",
  "quantity" BIGINT,
  "condition" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_inventoryExpected__id" ON "inventoryExpected" ("_id" NULLS FIRST);
CREATE INDEX "ix_inventoryExpected__created" ON "inventoryExpected" ("_created" NULLS FIRST);
CREATE INDEX "ix_inventoryExpected_itemId" ON "inventoryExpected" ("itemId" NULLS FIRST);
CREATE INDEX "ix_inventoryExpected_bureauId_set" ON "inventoryExpected" ("bureauId" NULLS FIRST) WHERE "bureauId" IS NOT NULL;
CREATE INDEX "ix_inventoryExpected_campaignId_bureauId" ON "inventoryExpected" ("campaignId" NULLS FIRST, "bureauId" NULLS FIRST);
CREATE UNIQUE INDEX "uq_inventoryExpected_campaignId_itemId" ON "inventoryExpected" ("campaignId" NULLS FIRST, "itemId" NULLS FIRST);
CREATE TABLE "inventoryScans" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "campaignId" TEXT COLLATE "C",
  "bureauId" TEXT COLLATE "C",
  "code" TEXT COLLATE "C",
  "code__f" TEXT COLLATE "C",
  "inventoryNumber" TEXT COLLATE "C",
  "inventoryNumber__f" TEXT COLLATE "C",
  "itemId" TEXT COLLATE "C",
  "quantity" BIGINT DEFAULT 1,
  "condition" TEXT COLLATE "C",
  "photoId" TEXT COLLATE "C",
  "note" TEXT COLLATE "C",
  "note__f" TEXT COLLATE "C",
  "scannedAt" TEXT COLLATE "C",
  "receivedAt" TEXT COLLATE "C",
  "contentHash" TEXT COLLATE "C",
  "contentHash__f" TEXT COLLATE "C",
  "byId" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_inventoryScans__id" ON "inventoryScans" ("_id" NULLS FIRST);
CREATE INDEX "ix_inventoryScans__created" ON "inventoryScans" ("_created" NULLS FIRST);
CREATE INDEX "ix_inventoryScans_bureauId" ON "inventoryScans" ("bureauId" NULLS FIRST);
CREATE INDEX "ix_inventoryScans_code__f_code" ON "inventoryScans" ("code__f" NULLS FIRST, "code" NULLS FIRST);
CREATE INDEX "ix_inventoryScans_itemId_set" ON "inventoryScans" ("itemId" NULLS FIRST) WHERE "itemId" IS NOT NULL;
CREATE INDEX "ix_inventoryScans_byId_set" ON "inventoryScans" ("byId" NULLS FIRST) WHERE "byId" IS NOT NULL;
CREATE INDEX "ix_inventoryScans_campaignId_bureauId_scannedAt" ON "inventoryScans" ("campaignId" NULLS FIRST, "bureauId" NULLS FIRST, "scannedAt" NULLS FIRST);
CREATE INDEX "ix_inventoryScans_campaignId_itemId_scannedAt" ON "inventoryScans" ("campaignId" NULLS FIRST, "itemId" NULLS FIRST, "scannedAt" NULLS FIRST);
CREATE INDEX "ix_inventoryScans_campaignId_receivedAt" ON "inventoryScans" ("campaignId" NULLS FIRST, "receivedAt" NULLS FIRST);
CREATE TABLE "inventoryDifferences" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "campaignId" TEXT COLLATE "C",
  "kind" TEXT COLLATE "C",
  "itemId" TEXT COLLATE "C",
  "scanId" TEXT COLLATE "C",
  "bureauId" TEXT COLLATE "C",
  "seenInBureauId" TEXT COLLATE "C",
  "expectedQuantity" BIGINT,
  "countedQuantity" BIGINT,
  "decision" TEXT COLLATE "C",
  "reason" TEXT COLLATE "C",
  "reason__f" TEXT COLLATE "C",
  "designation" TEXT COLLATE "C",
  "designation__f" TEXT COLLATE "C",
  "typeId" TEXT COLLATE "C",
  "decidedById" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_inventoryDifferences__id" ON "inventoryDifferences" ("_id" NULLS FIRST);
CREATE INDEX "ix_inventoryDifferences__created" ON "inventoryDifferences" ("_created" NULLS FIRST);
CREATE INDEX "ix_inventoryDifferences_itemId_set" ON "inventoryDifferences" ("itemId" NULLS FIRST) WHERE "itemId" IS NOT NULL;
CREATE INDEX "ix_inventoryDifferences_scanId_set" ON "inventoryDifferences" ("scanId" NULLS FIRST) WHERE "scanId" IS NOT NULL;
CREATE INDEX "ix_inventoryDifferences_bureauId_set" ON "inventoryDifferences" ("bureauId" NULLS FIRST) WHERE "bureauId" IS NOT NULL;
CREATE INDEX "ix_inventoryDifferences_seenInBureauId_set" ON "inventoryDifferences" ("seenInBureauId" NULLS FIRST) WHERE "seenInBureauId" IS NOT NULL;
CREATE INDEX "ix_inventoryDifferences_typeId_set" ON "inventoryDifferences" ("typeId" NULLS FIRST) WHERE "typeId" IS NOT NULL;
CREATE INDEX "ix_inventoryDifferences_decidedById_set" ON "inventoryDifferences" ("decidedById" NULLS FIRST) WHERE "decidedById" IS NOT NULL;
CREATE INDEX "ix_inventoryDifferences_campaignId_kind" ON "inventoryDifferences" ("campaignId" NULLS FIRST, "kind" NULLS FIRST);
CREATE INDEX "ix_inventoryDifferences_campaignId_bureauId" ON "inventoryDifferences" ("campaignId" NULLS FIRST, "bureauId" NULLS FIRST);
CREATE TABLE "recruitments" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "titleFr" TEXT COLLATE "C",
  "titleFr__f" TEXT COLLATE "C",
  "titleAr" TEXT COLLATE "C",
  "titleAr__f" TEXT COLLATE "C",
  "decision_ref" TEXT COLLATE "C",
  "decision_ref__f" TEXT COLLATE "C",
  "decision_date" TEXT COLLATE "C",
  "exam_date" TEXT COLLATE "C",
  "exam_time" TEXT COLLATE "C",
  "exam_time__f" TEXT COLLATE "C",
  "application_deadline" TEXT COLLATE "C",
  "status" TEXT COLLATE "C" DEFAULT 'draft',
  "min_age" BIGINT,
  "max_age" BIGINT,
  "age_reference_date" TEXT COLLATE "C",
  "ageExtension" BIGINT,
  "decision_signature_date" TEXT COLLATE "C",
  "advertisement_ref" TEXT COLLATE "C",
  "advertisement_ref__f" TEXT COLLATE "C",
  "press_announcement_ref" TEXT COLLATE "C",
  "press_announcement_ref__f" TEXT COLLATE "C",
  "written_weight" BIGINT,
  "oral_weight" BIGINT,
  "min_written" BIGINT,
  "min_oral" BIGINT,
  "min_total" BIGINT,
  "nationality" TEXT COLLATE "C" DEFAULT 'MA',
  "nationality__f" TEXT COLLATE "C" DEFAULT 'ma',
  "rounding" TEXT COLLATE "C" DEFAULT 'down',
  "absentRule" TEXT COLLATE "C" DEFAULT 'eliminated',
  "tieRules" TEXT COLLATE "C",
  "quotas" TEXT COLLATE "C",
  "thresholdsBy" TEXT COLLATE "C" DEFAULT 'notice',
  "appealDays" BIGINT DEFAULT 5,
  "noAppealReason" TEXT COLLATE "C",
  "noAppealReason__f" TEXT COLLATE "C",
  "waitingListUntil" TEXT COLLATE "C",
  "nameOnLists" TEXT COLLATE "C" DEFAULT 'full',
  "listsDays" BIGINT,
  "instructionsFr" TEXT COLLATE "C",
  "instructionsFr__f" TEXT COLLATE "C",
  "instructionsAr" TEXT COLLATE "C",
  "instructionsAr__f" TEXT COLLATE "C",
  "results_announced_at" TEXT COLLATE "C",
  "qr_code" TEXT COLLATE "C",
  "published_notice_id" TEXT COLLATE "C",
  "docId" TEXT COLLATE "C",
  "docId__f" TEXT COLLATE "C",
  "seed" TEXT COLLATE "C",
  "seed__f" TEXT COLLATE "C",
  "conditionsHash" TEXT COLLATE "C",
  "conditionsHash__f" TEXT COLLATE "C",
  "conditions" TEXT COLLATE "C",
  "currentRunId" TEXT COLLATE "C",
  "publishedAt" TEXT COLLATE "C",
  "cancelledAt" TEXT COLLATE "C",
  "cancelReason" TEXT COLLATE "C",
  "cancelReason__f" TEXT COLLATE "C",
  "seatSeed" TEXT COLLATE "C",
  "seatSeed__f" TEXT COLLATE "C",
  "handledByIds" TEXT COLLATE "C" DEFAULT '[]',
  "announcement" TEXT COLLATE "C",
  "announcement__f" TEXT COLLATE "C",
  "copiesRun" TEXT COLLATE "C",
  "copiesRun__f" TEXT COLLATE "C",
  "convocationState" TEXT COLLATE "C",
  "erased" TEXT COLLATE "C",
  "seatedAt" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_recruitments__id" ON "recruitments" ("_id" NULLS FIRST);
CREATE INDEX "ix_recruitments__created" ON "recruitments" ("_created" NULLS FIRST);
CREATE INDEX "ix_recruitments_decision_ref__f_decision_ref" ON "recruitments" ("decision_ref__f" NULLS FIRST, "decision_ref" NULLS FIRST);
CREATE INDEX "ix_recruitments_currentRunId_set" ON "recruitments" ("currentRunId" NULLS FIRST) WHERE "currentRunId" IS NOT NULL;
CREATE INDEX "ix_recruitments_status_application_deadline" ON "recruitments" ("status" NULLS FIRST, "application_deadline" NULLS FIRST);
CREATE TABLE "positions" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "recruitmentId" TEXT COLLATE "C",
  "code" TEXT COLLATE "C",
  "code__f" TEXT COLLATE "C",
  "code__u" TEXT COLLATE "C",
  "diplomaAr" TEXT COLLATE "C",
  "diplomaAr__f" TEXT COLLATE "C",
  "diplomaFr" TEXT COLLATE "C",
  "diplomaFr__f" TEXT COLLATE "C",
  "gradeAr" TEXT COLLATE "C",
  "gradeAr__f" TEXT COLLATE "C",
  "gradeFr" TEXT COLLATE "C",
  "gradeFr__f" TEXT COLLATE "C",
  "minAge" BIGINT,
  "maxAge" BIGINT,
  "ageExtension" BIGINT,
  "minTotal" BIGINT,
  "order" BIGINT
);
CREATE UNIQUE INDEX "uq_positions__id" ON "positions" ("_id" NULLS FIRST);
CREATE INDEX "ix_positions__created" ON "positions" ("_created" NULLS FIRST);
CREATE INDEX "ix_positions_code__f_code" ON "positions" ("code__f" NULLS FIRST, "code" NULLS FIRST);
CREATE UNIQUE INDEX "uq_positions_recruitmentId_code__u" ON "positions" ("recruitmentId" NULLS FIRST, "code__u" NULLS FIRST);
CREATE TABLE "specialties" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "positionId" TEXT COLLATE "C",
  "nameAr" TEXT COLLATE "C",
  "nameAr__f" TEXT COLLATE "C",
  "nameFr" TEXT COLLATE "C",
  "nameFr__f" TEXT COLLATE "C",
  "posts" BIGINT,
  "communeFr" TEXT COLLATE "C",
  "communeFr__f" TEXT COLLATE "C",
  "communeAr" TEXT COLLATE "C",
  "communeAr__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_specialties__id" ON "specialties" ("_id" NULLS FIRST);
CREATE INDEX "ix_specialties__created" ON "specialties" ("_created" NULLS FIRST);
CREATE INDEX "ix_specialties_positionId" ON "specialties" ("positionId" NULLS FIRST);
CREATE INDEX "ix_specialties_nameAr__f_nameAr" ON "specialties" ("nameAr__f" NULLS FIRST, "nameAr" NULLS FIRST);
CREATE INDEX "ix_specialties_nameFr__f_nameFr" ON "specialties" ("nameFr__f" NULLS FIRST, "nameFr" NULLS FIRST);
CREATE INDEX "ix_specialties_positionId_posts" ON "specialties" ("positionId" NULLS FIRST, "posts" NULLS FIRST);
CREATE TABLE "committees" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "recruitmentId" TEXT COLLATE "C",
  "typeAr" TEXT COLLATE "C",
  "typeAr__f" TEXT COLLATE "C",
  "typeFr" TEXT COLLATE "C",
  "typeFr__f" TEXT COLLATE "C",
  "kind" TEXT COLLATE "C" DEFAULT 'other',
  "positionIds" TEXT COLLATE "C" DEFAULT '[]',
  "scope" TEXT COLLATE "C" DEFAULT 'several',
  "decisionRef" TEXT COLLATE "C",
  "decisionRef__f" TEXT COLLATE "C",
  "decisionSignedOn" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_committees__id" ON "committees" ("_id" NULLS FIRST);
CREATE INDEX "ix_committees__created" ON "committees" ("_created" NULLS FIRST);
CREATE INDEX "ix_committees_recruitmentId" ON "committees" ("recruitmentId" NULLS FIRST);
CREATE INDEX "ix_committees_typeAr__f_typeAr" ON "committees" ("typeAr__f" NULLS FIRST, "typeAr" NULLS FIRST);
CREATE INDEX "ix_committees_typeFr__f_typeFr" ON "committees" ("typeFr__f" NULLS FIRST, "typeFr" NULLS FIRST);
CREATE TABLE "committees__positionIds" (
  "owner" TEXT COLLATE "C" NOT NULL,
  "item" TEXT COLLATE "C" NOT NULL,
  "position" BIGINT NOT NULL
);
CREATE UNIQUE INDEX "uq_committees__positionIds_owner_position" ON "committees__positionIds" ("owner" NULLS FIRST, "position" NULLS FIRST);
CREATE INDEX "ix_committees__positionIds_item" ON "committees__positionIds" ("item" NULLS FIRST);
CREATE TABLE "committeeMembers" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "committeeId" TEXT COLLATE "C",
  "name" TEXT COLLATE "C",
  "name__f" TEXT COLLATE "C",
  "employeeId" TEXT COLLATE "C",
  "jobTitle" TEXT COLLATE "C",
  "jobTitle__f" TEXT COLLATE "C",
  "role" TEXT COLLATE "C" DEFAULT 'member',
  "userId" TEXT COLLATE "C",
  "isExternal" BIGINT DEFAULT 0,
  "until" TEXT COLLATE "C",
  "decisionRef" TEXT COLLATE "C",
  "decisionRef__f" TEXT COLLATE "C",
  "seatedAt" TEXT COLLATE "C",
  "seatedById" TEXT COLLATE "C",
  "typistIds" TEXT COLLATE "C" DEFAULT '[]'
);
CREATE UNIQUE INDEX "uq_committeeMembers__id" ON "committeeMembers" ("_id" NULLS FIRST);
CREATE INDEX "ix_committeeMembers__created" ON "committeeMembers" ("_created" NULLS FIRST);
CREATE INDEX "ix_committeeMembers_committeeId" ON "committeeMembers" ("committeeId" NULLS FIRST);
CREATE INDEX "ix_committeeMembers_name__f_name" ON "committeeMembers" ("name__f" NULLS FIRST, "name" NULLS FIRST);
CREATE INDEX "ix_committeeMembers_employeeId_set" ON "committeeMembers" ("employeeId" NULLS FIRST) WHERE "employeeId" IS NOT NULL;
CREATE INDEX "ix_committeeMembers_userId_set" ON "committeeMembers" ("userId" NULLS FIRST) WHERE "userId" IS NOT NULL;
CREATE INDEX "ix_committeeMembers_seatedById_set" ON "committeeMembers" ("seatedById" NULLS FIRST) WHERE "seatedById" IS NOT NULL;
CREATE TABLE "committeeMembers__typistIds" (
  "owner" TEXT COLLATE "C" NOT NULL,
  "item" TEXT COLLATE "C" NOT NULL,
  "position" BIGINT NOT NULL
);
CREATE UNIQUE INDEX "uq_committeeMembers__typistIds_owner_position" ON "committeeMembers__typistIds" ("owner" NULLS FIRST, "position" NULLS FIRST);
CREATE INDEX "ix_committeeMembers__typistIds_item" ON "committeeMembers__typistIds" ("item" NULLS FIRST);
CREATE TABLE "candidates" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "recruitmentId" TEXT COLLATE "C",
  "positionId" TEXT COLLATE "C",
  "specialtyId" TEXT COLLATE "C",
  "nameAr" TEXT COLLATE "C",
  "nameAr__f" TEXT COLLATE "C",
  "nameFr" TEXT COLLATE "C",
  "nameFr__f" TEXT COLLATE "C",
  "CIN" TEXT COLLATE "C",
  "CIN__f" TEXT COLLATE "C",
  "birth_date" TEXT COLLATE "C",
  "birth_place" TEXT COLLATE "C",
  "birth_place__f" TEXT COLLATE "C",
  "sex" TEXT COLLATE "C",
  "address" TEXT COLLATE "C",
  "address__f" TEXT COLLATE "C",
  "email" TEXT COLLATE "C",
  "email__f" TEXT COLLATE "C",
  "phone" TEXT COLLATE "C",
  "phone__f" TEXT COLLATE "C",
  "nationality" TEXT COLLATE "C" DEFAULT 'MA',
  "nationality__f" TEXT COLLATE "C" DEFAULT 'ma',
  "diploma" TEXT COLLATE "C",
  "diploma__f" TEXT COLLATE "C",
  "region" TEXT COLLATE "C",
  "region__f" TEXT COLLATE "C",
  "photoId" TEXT COLLATE "C",
  "requestFileId" TEXT COLLATE "C",
  "diplomaFileId" TEXT COLLATE "C",
  "cinFileId" TEXT COLLATE "C",
  "cvFileId" TEXT COLLATE "C",
  "trackingHash" TEXT COLLATE "C",
  "trackingHash__f" TEXT COLLATE "C",
  "photoHash" TEXT COLLATE "C",
  "photoHash__f" TEXT COLLATE "C",
  "lang" TEXT COLLATE "C",
  "lang__f" TEXT COLLATE "C",
  "candidateNumber" TEXT COLLATE "C",
  "candidateNumber__f" TEXT COLLATE "C",
  "status" TEXT COLLATE "C" DEFAULT 'submitted',
  "publishedStatus" TEXT COLLATE "C",
  "publishedStatus__f" TEXT COLLATE "C",
  "announced" TEXT COLLATE "C",
  "announced__f" TEXT COLLATE "C",
  "ground" TEXT COLLATE "C" DEFAULT 'none',
  "serviceMonths" BIGINT,
  "groundProved" TEXT COLLATE "C",
  "groundReason" TEXT COLLATE "C",
  "groundReason__f" TEXT COLLATE "C",
  "serviceProved" TEXT COLLATE "C",
  "serviceReason" TEXT COLLATE "C",
  "serviceReason__f" TEXT COLLATE "C",
  "proofById" TEXT COLLATE "C",
  "claimDeciders" TEXT COLLATE "C",
  "provedByFormerRule" BIGINT DEFAULT 0,
  "accommodation" TEXT COLLATE "C",
  "accommodation__f" TEXT COLLATE "C",
  "source" TEXT COLLATE "C" DEFAULT 'online',
  "receivedOn" TEXT COLLATE "C",
  "receivedTime" TEXT COLLATE "C",
  "receivedTime__f" TEXT COLLATE "C",
  "amendReason" TEXT COLLATE "C",
  "amendReason__f" TEXT COLLATE "C",
  "submittedAt" TEXT COLLATE "C",
  "contestsId" TEXT COLLATE "C",
  "findings" TEXT COLLATE "C",
  "elimination_reason" TEXT COLLATE "C",
  "elimination_reason__f" TEXT COLLATE "C",
  "reviewedById" TEXT COLLATE "C",
  "reviewedAt" TEXT COLLATE "C",
  "secondLookById" TEXT COLLATE "C",
  "recusals" TEXT COLLATE "C",
  "written_grade" BIGINT,
  "oral_grade" BIGINT,
  "final_score" BIGINT,
  "final_rank" BIGINT,
  "anonymity_number" TEXT COLLATE "C",
  "anonymity_number__f" TEXT COLLATE "C",
  "exam_room" TEXT COLLATE "C",
  "exam_room__f" TEXT COLLATE "C",
  "seat" BIGINT,
  "oralTurns" TEXT COLLATE "C",
  "withdrawalReceivedOn" TEXT COLLATE "C",
  "withdrawnAt" TEXT COLLATE "C",
  "declinedAt" TEXT COLLATE "C",
  "runId" TEXT COLLATE "C",
  "hiredEmployeeId" TEXT COLLATE "C",
  "purgedAt" TEXT COLLATE "C",
  "letterDueAt" TEXT COLLATE "C",
  "letterSentAt" TEXT COLLATE "C",
  "standing" TEXT COLLATE "C",
  "standing__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_candidates__id" ON "candidates" ("_id" NULLS FIRST);
CREATE INDEX "ix_candidates__created" ON "candidates" ("_created" NULLS FIRST);
CREATE INDEX "ix_candidates_positionId" ON "candidates" ("positionId" NULLS FIRST);
CREATE INDEX "ix_candidates_specialtyId" ON "candidates" ("specialtyId" NULLS FIRST);
CREATE INDEX "ix_candidates_nameAr__f_nameAr" ON "candidates" ("nameAr__f" NULLS FIRST, "nameAr" NULLS FIRST);
CREATE INDEX "ix_candidates_nameFr__f_nameFr" ON "candidates" ("nameFr__f" NULLS FIRST, "nameFr" NULLS FIRST);
CREATE INDEX "ix_candidates_CIN__f_CIN" ON "candidates" ("CIN__f" NULLS FIRST, "CIN" NULLS FIRST);
CREATE INDEX "ix_candidates_candidateNumber__f_candidateNumber" ON "candidates" ("candidateNumber__f" NULLS FIRST, "candidateNumber" NULLS FIRST);
CREATE INDEX "ix_candidates_proofById_set" ON "candidates" ("proofById" NULLS FIRST) WHERE "proofById" IS NOT NULL;
CREATE INDEX "ix_candidates_contestsId_set" ON "candidates" ("contestsId" NULLS FIRST) WHERE "contestsId" IS NOT NULL;
CREATE INDEX "ix_candidates_reviewedById_set" ON "candidates" ("reviewedById" NULLS FIRST) WHERE "reviewedById" IS NOT NULL;
CREATE INDEX "ix_candidates_secondLookById_set" ON "candidates" ("secondLookById" NULLS FIRST) WHERE "secondLookById" IS NOT NULL;
CREATE INDEX "ix_candidates_runId_set" ON "candidates" ("runId" NULLS FIRST) WHERE "runId" IS NOT NULL;
CREATE INDEX "ix_candidates_hiredEmployeeId_set" ON "candidates" ("hiredEmployeeId" NULLS FIRST) WHERE "hiredEmployeeId" IS NOT NULL;
CREATE INDEX "ix_candidates_recruitmentId_specialtyId_status" ON "candidates" ("recruitmentId" NULLS FIRST, "specialtyId" NULLS FIRST, "status" NULLS FIRST);
CREATE INDEX "ix_candidates_recruitmentId_status" ON "candidates" ("recruitmentId" NULLS FIRST, "status" NULLS FIRST);
CREATE INDEX "ix_candidates_trackingHash" ON "candidates" ("trackingHash" NULLS FIRST);
CREATE INDEX "ix_candidates_recruitmentId_photoHash" ON "candidates" ("recruitmentId" NULLS FIRST, "photoHash" NULLS FIRST);
CREATE INDEX "ix_candidates_CIN" ON "candidates" ("CIN" NULLS FIRST);
CREATE INDEX "ix_candidates_email" ON "candidates" ("email" NULLS FIRST);
CREATE INDEX "ix_candidates_letterDueAt" ON "candidates" ("letterDueAt" NULLS FIRST);
CREATE UNIQUE INDEX "uq_candidates_recruitmentId_standing" ON "candidates" ("recruitmentId" NULLS FIRST, "standing" NULLS FIRST);
CREATE UNIQUE INDEX "uq_candidates_trackingHash_set" ON "candidates" ("trackingHash" NULLS FIRST) WHERE "trackingHash" IS NOT NULL;
CREATE UNIQUE INDEX "uq_candidates_recruitmentId_candidateNumber" ON "candidates" ("recruitmentId" NULLS FIRST, "candidateNumber" NULLS FIRST);
CREATE TABLE "candidateFiles" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "candidateId" TEXT COLLATE "C",
  "examDocumentId" TEXT COLLATE "C",
  "fileId" TEXT COLLATE "C",
  "contentHash" TEXT COLLATE "C",
  "contentHash__f" TEXT COLLATE "C",
  "facts" TEXT COLLATE "C",
  "replacedAt" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_candidateFiles__id" ON "candidateFiles" ("_id" NULLS FIRST);
CREATE INDEX "ix_candidateFiles__created" ON "candidateFiles" ("_created" NULLS FIRST);
CREATE INDEX "ix_candidateFiles_examDocumentId" ON "candidateFiles" ("examDocumentId" NULLS FIRST);
CREATE INDEX "ix_candidateFiles_candidateId" ON "candidateFiles" ("candidateId" NULLS FIRST);
CREATE TABLE "gradeEntries" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "examTestId" TEXT COLLATE "C",
  "copyId" TEXT COLLATE "C",
  "candidateId" TEXT COLLATE "C",
  "test" TEXT COLLATE "C",
  "round" BIGINT,
  "markerId" TEXT COLLATE "C",
  "markerUserId" TEXT COLLATE "C",
  "committeeId" TEXT COLLATE "C",
  "mark" BIGINT,
  "typedTwice" BIGINT DEFAULT 0,
  "replaces" TEXT COLLATE "C",
  "appealId" TEXT COLLATE "C",
  "reason" TEXT COLLATE "C",
  "reason__f" TEXT COLLATE "C",
  "typedByIds" TEXT COLLATE "C" DEFAULT '[]',
  "byId" TEXT COLLATE "C",
  "enteredAt" TEXT COLLATE "C",
  "lockedAt" TEXT COLLATE "C",
  "standing" TEXT COLLATE "C",
  "standing__f" TEXT COLLATE "C",
  "reader" TEXT COLLATE "C",
  "reader__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_gradeEntries__id" ON "gradeEntries" ("_id" NULLS FIRST);
CREATE INDEX "ix_gradeEntries__created" ON "gradeEntries" ("_created" NULLS FIRST);
CREATE INDEX "ix_gradeEntries_markerId_set" ON "gradeEntries" ("markerId" NULLS FIRST) WHERE "markerId" IS NOT NULL;
CREATE INDEX "ix_gradeEntries_markerUserId_set" ON "gradeEntries" ("markerUserId" NULLS FIRST) WHERE "markerUserId" IS NOT NULL;
CREATE INDEX "ix_gradeEntries_committeeId_set" ON "gradeEntries" ("committeeId" NULLS FIRST) WHERE "committeeId" IS NOT NULL;
CREATE INDEX "ix_gradeEntries_replaces_set" ON "gradeEntries" ("replaces" NULLS FIRST) WHERE "replaces" IS NOT NULL;
CREATE INDEX "ix_gradeEntries_appealId_set" ON "gradeEntries" ("appealId" NULLS FIRST) WHERE "appealId" IS NOT NULL;
CREATE INDEX "ix_gradeEntries_byId_set" ON "gradeEntries" ("byId" NULLS FIRST) WHERE "byId" IS NOT NULL;
CREATE INDEX "ix_gradeEntries_copyId" ON "gradeEntries" ("copyId" NULLS FIRST);
CREATE INDEX "ix_gradeEntries_candidateId" ON "gradeEntries" ("candidateId" NULLS FIRST);
CREATE INDEX "ix_gradeEntries_examTestId" ON "gradeEntries" ("examTestId" NULLS FIRST);
CREATE UNIQUE INDEX "uq_gradeEntries_standing_set" ON "gradeEntries" ("standing" NULLS FIRST) WHERE "standing" IS NOT NULL;
CREATE TABLE "gradeEntries__typedByIds" (
  "owner" TEXT COLLATE "C" NOT NULL,
  "item" TEXT COLLATE "C" NOT NULL,
  "position" BIGINT NOT NULL
);
CREATE UNIQUE INDEX "uq_gradeEntries__typedByIds_owner_position" ON "gradeEntries__typedByIds" ("owner" NULLS FIRST, "position" NULLS FIRST);
CREATE INDEX "ix_gradeEntries__typedByIds_item" ON "gradeEntries__typedByIds" ("item" NULLS FIRST);
CREATE TABLE "examTests" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "recruitmentId" TEXT COLLATE "C",
  "positionId" TEXT COLLATE "C",
  "kind" TEXT COLLATE "C",
  "labelFr" TEXT COLLATE "C",
  "labelFr__f" TEXT COLLATE "C",
  "labelAr" TEXT COLLATE "C",
  "labelAr__f" TEXT COLLATE "C",
  "coefficient" BIGINT,
  "minMark" BIGINT,
  "date" TEXT COLLATE "C",
  "startTime" TEXT COLLATE "C",
  "startTime__f" TEXT COLLATE "C",
  "durationMinutes" BIGINT,
  "markers" BIGINT,
  "maxGap" BIGINT
);
CREATE UNIQUE INDEX "uq_examTests__id" ON "examTests" ("_id" NULLS FIRST);
CREATE INDEX "ix_examTests__created" ON "examTests" ("_created" NULLS FIRST);
CREATE INDEX "ix_examTests_positionId_set" ON "examTests" ("positionId" NULLS FIRST) WHERE "positionId" IS NOT NULL;
CREATE INDEX "ix_examTests_recruitmentId" ON "examTests" ("recruitmentId" NULLS FIRST);
CREATE TABLE "examDocuments" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "recruitmentId" TEXT COLLATE "C",
  "code" TEXT COLLATE "C",
  "code__f" TEXT COLLATE "C",
  "labelFr" TEXT COLLATE "C",
  "labelFr__f" TEXT COLLATE "C",
  "labelAr" TEXT COLLATE "C",
  "labelAr__f" TEXT COLLATE "C",
  "condition" TEXT COLLATE "C" DEFAULT 'all',
  "ground" TEXT COLLATE "C",
  "kind" TEXT COLLATE "C" DEFAULT 'pdf',
  "maxMegabytes" BIGINT
);
CREATE UNIQUE INDEX "uq_examDocuments__id" ON "examDocuments" ("_id" NULLS FIRST);
CREATE INDEX "ix_examDocuments__created" ON "examDocuments" ("_created" NULLS FIRST);
CREATE INDEX "ix_examDocuments_recruitmentId" ON "examDocuments" ("recruitmentId" NULLS FIRST);
CREATE TABLE "examRooms" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "recruitmentId" TEXT COLLATE "C",
  "name" TEXT COLLATE "C",
  "name__f" TEXT COLLATE "C",
  "name__u" TEXT COLLATE "C",
  "nameAr" TEXT COLLATE "C",
  "nameAr__f" TEXT COLLATE "C",
  "examTestId" TEXT COLLATE "C",
  "capacity" BIGINT,
  "address" TEXT COLLATE "C",
  "address__f" TEXT COLLATE "C",
  "addressAr" TEXT COLLATE "C",
  "addressAr__f" TEXT COLLATE "C",
  "labelsFileId" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_examRooms__id" ON "examRooms" ("_id" NULLS FIRST);
CREATE INDEX "ix_examRooms__created" ON "examRooms" ("_created" NULLS FIRST);
CREATE INDEX "ix_examRooms_name__f_name" ON "examRooms" ("name__f" NULLS FIRST, "name" NULLS FIRST);
CREATE INDEX "ix_examRooms_nameAr__f_nameAr" ON "examRooms" ("nameAr__f" NULLS FIRST, "nameAr" NULLS FIRST);
CREATE INDEX "ix_examRooms_examTestId" ON "examRooms" ("examTestId" NULLS FIRST);
CREATE UNIQUE INDEX "uq_examRooms_recruitmentId_name__u" ON "examRooms" ("recruitmentId" NULLS FIRST, "name__u" NULLS FIRST);
CREATE TABLE "examCorrigenda" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "recruitmentId" TEXT COLLATE "C",
  "number" BIGINT,
  "changes" TEXT COLLATE "C",
  "reason" TEXT COLLATE "C",
  "reason__f" TEXT COLLATE "C",
  "reasonAr" TEXT COLLATE "C",
  "reasonAr__f" TEXT COLLATE "C",
  "decisionRef" TEXT COLLATE "C",
  "decisionRef__f" TEXT COLLATE "C",
  "decisionDate" TEXT COLLATE "C",
  "docId" TEXT COLLATE "C",
  "docId__f" TEXT COLLATE "C",
  "fileId" TEXT COLLATE "C",
  "publishedAt" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_examCorrigenda__id" ON "examCorrigenda" ("_id" NULLS FIRST);
CREATE INDEX "ix_examCorrigenda__created" ON "examCorrigenda" ("_created" NULLS FIRST);
CREATE UNIQUE INDEX "uq_examCorrigenda_recruitmentId_number" ON "examCorrigenda" ("recruitmentId" NULLS FIRST, "number" NULLS FIRST);
CREATE TABLE "examCopies" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "examTestId" TEXT COLLATE "C",
  "number" TEXT COLLATE "C",
  "number__f" TEXT COLLATE "C",
  "ownerId" TEXT COLLATE "C",
  "ownerId__f" TEXT COLLATE "C",
  "candidateId" TEXT COLLATE "C",
  "markerIds" TEXT COLLATE "C" DEFAULT '[]',
  "markerUserIds" TEXT COLLATE "C" DEFAULT '[]',
  "lot" BIGINT,
  "lockedAt" TEXT COLLATE "C",
  "reader" TEXT COLLATE "C",
  "reader__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_examCopies__id" ON "examCopies" ("_id" NULLS FIRST);
CREATE INDEX "ix_examCopies__created" ON "examCopies" ("_created" NULLS FIRST);
CREATE INDEX "ix_examCopies_number__f_number" ON "examCopies" ("number__f" NULLS FIRST, "number" NULLS FIRST);
CREATE INDEX "ix_examCopies_candidateId_set" ON "examCopies" ("candidateId" NULLS FIRST) WHERE "candidateId" IS NOT NULL;
CREATE UNIQUE INDEX "uq_examCopies_examTestId_number" ON "examCopies" ("examTestId" NULLS FIRST, "number" NULLS FIRST);
CREATE TABLE "examCopies__markerIds" (
  "owner" TEXT COLLATE "C" NOT NULL,
  "item" TEXT COLLATE "C" NOT NULL,
  "position" BIGINT NOT NULL
);
CREATE UNIQUE INDEX "uq_examCopies__markerIds_owner_position" ON "examCopies__markerIds" ("owner" NULLS FIRST, "position" NULLS FIRST);
CREATE INDEX "ix_examCopies__markerIds_item" ON "examCopies__markerIds" ("item" NULLS FIRST);
CREATE TABLE "examCopies__markerUserIds" (
  "owner" TEXT COLLATE "C" NOT NULL,
  "item" TEXT COLLATE "C" NOT NULL,
  "position" BIGINT NOT NULL
);
CREATE UNIQUE INDEX "uq_examCopies__markerUserIds_owner_position" ON "examCopies__markerUserIds" ("owner" NULLS FIRST, "position" NULLS FIRST);
CREATE INDEX "ix_examCopies__markerUserIds_item" ON "examCopies__markerUserIds" ("item" NULLS FIRST);
CREATE TABLE "examPresence" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "examTestId" TEXT COLLATE "C",
  "candidateId" TEXT COLLATE "C",
  "present" BIGINT DEFAULT 0,
  "at" TEXT COLLATE "C",
  "byId" TEXT COLLATE "C",
  "closedAt" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_examPresence__id" ON "examPresence" ("_id" NULLS FIRST);
CREATE INDEX "ix_examPresence__created" ON "examPresence" ("_created" NULLS FIRST);
CREATE INDEX "ix_examPresence_candidateId" ON "examPresence" ("candidateId" NULLS FIRST);
CREATE INDEX "ix_examPresence_byId_set" ON "examPresence" ("byId" NULLS FIRST) WHERE "byId" IS NOT NULL;
CREATE UNIQUE INDEX "uq_examPresence_examTestId_candidateId" ON "examPresence" ("examTestId" NULLS FIRST, "candidateId" NULLS FIRST);
CREATE TABLE "presenceLists" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "examTestId" TEXT COLLATE "C",
  "room" TEXT COLLATE "C",
  "room__f" TEXT COLLATE "C",
  "device" TEXT COLLATE "C",
  "device__f" TEXT COLLATE "C",
  "holderId" TEXT COLLATE "C",
  "holderName" TEXT COLLATE "C",
  "holderName__f" TEXT COLLATE "C",
  "openedAt" TEXT COLLATE "C",
  "reportedAt" TEXT COLLATE "C",
  "handedInAt" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_presenceLists__id" ON "presenceLists" ("_id" NULLS FIRST);
CREATE INDEX "ix_presenceLists__created" ON "presenceLists" ("_created" NULLS FIRST);
CREATE INDEX "ix_presenceLists_holderId_set" ON "presenceLists" ("holderId" NULLS FIRST) WHERE "holderId" IS NOT NULL;
CREATE INDEX "ix_presenceLists_examTestId" ON "presenceLists" ("examTestId" NULLS FIRST);
CREATE TABLE "presenceScans" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "examTestId" TEXT COLLATE "C",
  "candidateId" TEXT COLLATE "C",
  "presenceListId" TEXT COLLATE "C",
  "present" BIGINT DEFAULT 0,
  "at" TEXT COLLATE "C",
  "byId" TEXT COLLATE "C",
  "state" TEXT COLLATE "C",
  "reason" TEXT COLLATE "C",
  "reason__f" TEXT COLLATE "C",
  "decidedById" TEXT COLLATE "C",
  "decidedAt" TEXT COLLATE "C",
  "contentHash" TEXT COLLATE "C",
  "contentHash__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_presenceScans__id" ON "presenceScans" ("_id" NULLS FIRST);
CREATE INDEX "ix_presenceScans__created" ON "presenceScans" ("_created" NULLS FIRST);
CREATE INDEX "ix_presenceScans_candidateId" ON "presenceScans" ("candidateId" NULLS FIRST);
CREATE INDEX "ix_presenceScans_presenceListId_set" ON "presenceScans" ("presenceListId" NULLS FIRST) WHERE "presenceListId" IS NOT NULL;
CREATE INDEX "ix_presenceScans_byId_set" ON "presenceScans" ("byId" NULLS FIRST) WHERE "byId" IS NOT NULL;
CREATE INDEX "ix_presenceScans_decidedById_set" ON "presenceScans" ("decidedById" NULLS FIRST) WHERE "decidedById" IS NOT NULL;
CREATE INDEX "ix_presenceScans_examTestId_candidateId" ON "presenceScans" ("examTestId" NULLS FIRST, "candidateId" NULLS FIRST);
CREATE TABLE "examLocks" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "recruitmentId" TEXT COLLATE "C",
  "phase" TEXT COLLATE "C",
  "examTestId" TEXT COLLATE "C",
  "tableHash" TEXT COLLATE "C",
  "tableHash__f" TEXT COLLATE "C",
  "presidentId" TEXT COLLATE "C",
  "memberId" TEXT COLLATE "C",
  "signerIds" TEXT COLLATE "C" DEFAULT '[]',
  "lockedAt" TEXT COLLATE "C",
  "liftedAt" TEXT COLLATE "C",
  "minima" TEXT COLLATE "C",
  "counts" TEXT COLLATE "C",
  "reason" TEXT COLLATE "C",
  "reason__f" TEXT COLLATE "C",
  "withoutReason" TEXT COLLATE "C",
  "withoutReason__f" TEXT COLLATE "C",
  "docId" TEXT COLLATE "C",
  "docId__f" TEXT COLLATE "C",
  "fileId" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_examLocks__id" ON "examLocks" ("_id" NULLS FIRST);
CREATE INDEX "ix_examLocks__created" ON "examLocks" ("_created" NULLS FIRST);
CREATE INDEX "ix_examLocks_examTestId_set" ON "examLocks" ("examTestId" NULLS FIRST) WHERE "examTestId" IS NOT NULL;
CREATE INDEX "ix_examLocks_presidentId_set" ON "examLocks" ("presidentId" NULLS FIRST) WHERE "presidentId" IS NOT NULL;
CREATE INDEX "ix_examLocks_memberId_set" ON "examLocks" ("memberId" NULLS FIRST) WHERE "memberId" IS NOT NULL;
CREATE INDEX "ix_examLocks_recruitmentId_phase" ON "examLocks" ("recruitmentId" NULLS FIRST, "phase" NULLS FIRST);
CREATE TABLE "examLocks__signerIds" (
  "owner" TEXT COLLATE "C" NOT NULL,
  "item" TEXT COLLATE "C" NOT NULL,
  "position" BIGINT NOT NULL
);
CREATE UNIQUE INDEX "uq_examLocks__signerIds_owner_position" ON "examLocks__signerIds" ("owner" NULLS FIRST, "position" NULLS FIRST);
CREATE INDEX "ix_examLocks__signerIds_item" ON "examLocks__signerIds" ("item" NULLS FIRST);
CREATE TABLE "examLists" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "recruitmentId" TEXT COLLATE "C",
  "kind" TEXT COLLATE "C",
  "docId" TEXT COLLATE "C",
  "docId__f" TEXT COLLATE "C",
  "fileId" TEXT COLLATE "C",
  "publishedAt" TEXT COLLATE "C",
  "appealsUntil" TEXT COLLATE "C",
  "entries" TEXT COLLATE "C",
  "part" BIGINT,
  "parts" BIGINT,
  "wholeDigest" TEXT COLLATE "C",
  "wholeDigest__f" TEXT COLLATE "C",
  "withoutSecondLook" TEXT COLLATE "C",
  "withoutSecondLook__f" TEXT COLLATE "C",
  "revisions" TEXT COLLATE "C",
  "replacedById" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_examLists__id" ON "examLists" ("_id" NULLS FIRST);
CREATE INDEX "ix_examLists__created" ON "examLists" ("_created" NULLS FIRST);
CREATE INDEX "ix_examLists_replacedById_set" ON "examLists" ("replacedById" NULLS FIRST) WHERE "replacedById" IS NOT NULL;
CREATE INDEX "ix_examLists_recruitmentId_kind" ON "examLists" ("recruitmentId" NULLS FIRST, "kind" NULLS FIRST);
CREATE TABLE "rankingRuns" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "recruitmentId" TEXT COLLATE "C",
  "at" TEXT COLLATE "C",
  "byId" TEXT COLLATE "C",
  "rule" TEXT COLLATE "C",
  "inputsHash" TEXT COLLATE "C",
  "inputsHash__f" TEXT COLLATE "C",
  "state" TEXT COLLATE "C" DEFAULT 'computing',
  "candidates" BIGINT,
  "reason" TEXT COLLATE "C",
  "reason__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_rankingRuns__id" ON "rankingRuns" ("_id" NULLS FIRST);
CREATE INDEX "ix_rankingRuns__created" ON "rankingRuns" ("_created" NULLS FIRST);
CREATE INDEX "ix_rankingRuns_byId_set" ON "rankingRuns" ("byId" NULLS FIRST) WHERE "byId" IS NOT NULL;
CREATE INDEX "ix_rankingRuns_recruitmentId" ON "rankingRuns" ("recruitmentId" NULLS FIRST);
CREATE TABLE "calculationSheets" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "runId" TEXT COLLATE "C",
  "candidateId" TEXT COLLATE "C",
  "sheet" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_calculationSheets__id" ON "calculationSheets" ("_id" NULLS FIRST);
CREATE INDEX "ix_calculationSheets__created" ON "calculationSheets" ("_created" NULLS FIRST);
CREATE INDEX "ix_calculationSheets_candidateId" ON "calculationSheets" ("candidateId" NULLS FIRST);
CREATE UNIQUE INDEX "uq_calculationSheets_runId_candidateId" ON "calculationSheets" ("runId" NULLS FIRST, "candidateId" NULLS FIRST);
CREATE TABLE "appeals" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "candidateId" TEXT COLLATE "C",
  "recruitmentId" TEXT COLLATE "C",
  "about" TEXT COLLATE "C",
  "examTestId" TEXT COLLATE "C",
  "text" TEXT COLLATE "C",
  "text__f" TEXT COLLATE "C",
  "filedAt" TEXT COLLATE "C",
  "enteredById" TEXT COLLATE "C",
  "state" TEXT COLLATE "C" DEFAULT 'filed',
  "decision" TEXT COLLATE "C",
  "decision__f" TEXT COLLATE "C",
  "decidedById" TEXT COLLATE "C",
  "deciderId" TEXT COLLATE "C",
  "decidedAt" TEXT COLLATE "C",
  "firstDecidedByIds" TEXT COLLATE "C" DEFAULT '[]',
  "mark" BIGINT,
  "entryId" TEXT COLLATE "C",
  "carriedOutAt" TEXT COLLATE "C",
  "carriedOutById" TEXT COLLATE "C",
  "executorId" TEXT COLLATE "C",
  "moved" TEXT COLLATE "C",
  "docId" TEXT COLLATE "C",
  "docId__f" TEXT COLLATE "C",
  "fileId" TEXT COLLATE "C",
  "decisionRef" TEXT COLLATE "C",
  "decisionRef__f" TEXT COLLATE "C",
  "carriedOutRunId" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_appeals__id" ON "appeals" ("_id" NULLS FIRST);
CREATE INDEX "ix_appeals__created" ON "appeals" ("_created" NULLS FIRST);
CREATE INDEX "ix_appeals_examTestId_set" ON "appeals" ("examTestId" NULLS FIRST) WHERE "examTestId" IS NOT NULL;
CREATE INDEX "ix_appeals_enteredById_set" ON "appeals" ("enteredById" NULLS FIRST) WHERE "enteredById" IS NOT NULL;
CREATE INDEX "ix_appeals_decidedById_set" ON "appeals" ("decidedById" NULLS FIRST) WHERE "decidedById" IS NOT NULL;
CREATE INDEX "ix_appeals_deciderId_set" ON "appeals" ("deciderId" NULLS FIRST) WHERE "deciderId" IS NOT NULL;
CREATE INDEX "ix_appeals_entryId_set" ON "appeals" ("entryId" NULLS FIRST) WHERE "entryId" IS NOT NULL;
CREATE INDEX "ix_appeals_carriedOutById_set" ON "appeals" ("carriedOutById" NULLS FIRST) WHERE "carriedOutById" IS NOT NULL;
CREATE INDEX "ix_appeals_executorId_set" ON "appeals" ("executorId" NULLS FIRST) WHERE "executorId" IS NOT NULL;
CREATE INDEX "ix_appeals_carriedOutRunId_set" ON "appeals" ("carriedOutRunId" NULLS FIRST) WHERE "carriedOutRunId" IS NOT NULL;
CREATE INDEX "ix_appeals_recruitmentId_state" ON "appeals" ("recruitmentId" NULLS FIRST, "state" NULLS FIRST);
CREATE INDEX "ix_appeals_candidateId" ON "appeals" ("candidateId" NULLS FIRST);
CREATE TABLE "appeals__firstDecidedByIds" (
  "owner" TEXT COLLATE "C" NOT NULL,
  "item" TEXT COLLATE "C" NOT NULL,
  "position" BIGINT NOT NULL
);
CREATE UNIQUE INDEX "uq_appeals__firstDecidedByIds_owner_position" ON "appeals__firstDecidedByIds" ("owner" NULLS FIRST, "position" NULLS FIRST);
CREATE INDEX "ix_appeals__firstDecidedByIds_item" ON "appeals__firstDecidedByIds" ("item" NULLS FIRST);
CREATE TABLE "eliminationReasons" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "labelFr" TEXT COLLATE "C",
  "labelFr__f" TEXT COLLATE "C",
  "labelFr__u" TEXT COLLATE "C",
  "labelAr" TEXT COLLATE "C",
  "labelAr__f" TEXT COLLATE "C",
  "stage" TEXT COLLATE "C" DEFAULT 'review'
);
CREATE UNIQUE INDEX "uq_eliminationReasons__id" ON "eliminationReasons" ("_id" NULLS FIRST);
CREATE INDEX "ix_eliminationReasons__created" ON "eliminationReasons" ("_created" NULLS FIRST);
CREATE UNIQUE INDEX "uq_eliminationReasons_labelFr__u_stage" ON "eliminationReasons" ("labelFr__u" NULLS FIRST, "stage" NULLS FIRST);
CREATE TABLE "leaveTypes" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "code" TEXT COLLATE "C",
  "code__f" TEXT COLLATE "C",
  "validFrom" TEXT COLLATE "C",
  "nameFr" TEXT COLLATE "C",
  "nameFr__f" TEXT COLLATE "C",
  "nameAr" TEXT COLLATE "C",
  "nameAr__f" TEXT COLLATE "C",
  "unit" TEXT COLLATE "C" DEFAULT 'working',
  "entitlement" BIGINT,
  "paidShare" BIGINT,
  "paidShareMonths" BIGINT,
  "paidShareAfter" BIGINT,
  "ceilingDays" BIGINT,
  "ceilingMonths" BIGINT,
  "ceilingDaysWomen" BIGINT,
  "ceilingDaysMen" BIGINT,
  "mostMonths" BIGINT,
  "onceInMonths" BIGINT,
  "fromEvent" BIGINT DEFAULT 0,
  "certificate" BIGINT DEFAULT 0,
  "proofDays" BIGINT,
  "proofDaysRural" BIGINT,
  "halfDays" BIGINT DEFAULT 0,
  "carryOver" BIGINT,
  "expiresOn" TEXT COLLATE "C",
  "expiresOn__f" TEXT COLLATE "C",
  "minimumMonths" BIGINT,
  "noticeDays" BIGINT,
  "pastDays" BIGINT,
  "allowsNegative" BIGINT DEFAULT 0,
  "isMedical" BIGINT DEFAULT 0,
  "sex" TEXT COLLATE "C",
  "source" TEXT COLLATE "C",
  "source__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_leaveTypes__id" ON "leaveTypes" ("_id" NULLS FIRST);
CREATE INDEX "ix_leaveTypes__created" ON "leaveTypes" ("_created" NULLS FIRST);
CREATE INDEX "ix_leaveTypes_code__f_code" ON "leaveTypes" ("code__f" NULLS FIRST, "code" NULLS FIRST);
CREATE INDEX "ix_leaveTypes_nameFr__f_nameFr" ON "leaveTypes" ("nameFr__f" NULLS FIRST, "nameFr" NULLS FIRST);
CREATE INDEX "ix_leaveTypes_nameAr__f_nameAr" ON "leaveTypes" ("nameAr__f" NULLS FIRST, "nameAr" NULLS FIRST);
CREATE UNIQUE INDEX "uq_leaveTypes_code_validFrom" ON "leaveTypes" ("code" NULLS FIRST, "validFrom" NULLS FIRST);
CREATE TABLE "leaveRequests" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "employeeId" TEXT COLLATE "C",
  "type" TEXT COLLATE "C",
  "type__f" TEXT COLLATE "C",
  "typeId" TEXT COLLATE "C",
  "shownType" TEXT COLLATE "C",
  "shownType__f" TEXT COLLATE "C",
  "startDate" TEXT COLLATE "C",
  "endDate" TEXT COLLATE "C",
  "startHalf" BIGINT DEFAULT 0,
  "endHalf" BIGINT DEFAULT 0,
  "workingDays" BIGINT,
  "days" TEXT COLLATE "C",
  "reason" TEXT COLLATE "C",
  "reason__f" TEXT COLLATE "C",
  "shownReason" TEXT COLLATE "C",
  "shownReason__f" TEXT COLLATE "C",
  "certificateId" TEXT COLLATE "C",
  "replacementId" TEXT COLLATE "C",
  "status" TEXT COLLATE "C" DEFAULT 'pending',
  "step" TEXT COLLATE "C" DEFAULT 'submitted',
  "purpose" TEXT COLLATE "C" DEFAULT 'request',
  "actorIds" TEXT COLLATE "C" DEFAULT '[]',
  "managerId" TEXT COLLATE "C",
  "managerType" TEXT COLLATE "C",
  "managerSignature" TEXT COLLATE "C",
  "hrId" TEXT COLLATE "C",
  "hrSignature" TEXT COLLATE "C",
  "rejectionReason" TEXT COLLATE "C",
  "rejectionReason__f" TEXT COLLATE "C",
  "refNumber" TEXT COLLATE "C",
  "refNumber__f" TEXT COLLATE "C",
  "addressFr" TEXT COLLATE "C",
  "addressFr__f" TEXT COLLATE "C",
  "phone" TEXT COLLATE "C",
  "phone__f" TEXT COLLATE "C",
  "bureauId" TEXT COLLATE "C",
  "serviceId" TEXT COLLATE "C",
  "annexeId" TEXT COLLATE "C",
  "certificateDue" TEXT COLLATE "C",
  "resumedOn" TEXT COLLATE "C",
  "resumedById" TEXT COLLATE "C",
  "resumedHalf" BIGINT DEFAULT 0,
  "resumedReason" TEXT COLLATE "C",
  "resumedReason__f" TEXT COLLATE "C",
  "returnPunches" TEXT COLLATE "C",
  "cancelledAt" TEXT COLLATE "C",
  "cancelReason" TEXT COLLATE "C",
  "cancelReason__f" TEXT COLLATE "C",
  "cancelFrom" TEXT COLLATE "C",
  "cancelHalf" BIGINT DEFAULT 0,
  "grantedEndDate" TEXT COLLATE "C",
  "returnedDays" TEXT COLLATE "C",
  "returnedHalves" TEXT COLLATE "C",
  "keptDays" TEXT COLLATE "C",
  "eventDate" TEXT COLLATE "C",
  "pastReason" TEXT COLLATE "C",
  "pastReason__f" TEXT COLLATE "C",
  "enteredById" TEXT COLLATE "C",
  "visit" TEXT COLLATE "C",
  "visitOn" TEXT COLLATE "C",
  "visitNote" TEXT COLLATE "C",
  "visitNote__f" TEXT COLLATE "C",
  "docId" TEXT COLLATE "C",
  "docId__f" TEXT COLLATE "C",
  "fileId" TEXT COLLATE "C",
  "signedFileId" TEXT COLLATE "C",
  "postedYear" BIGINT
);
CREATE UNIQUE INDEX "uq_leaveRequests__id" ON "leaveRequests" ("_id" NULLS FIRST);
CREATE INDEX "ix_leaveRequests__created" ON "leaveRequests" ("_created" NULLS FIRST);
CREATE INDEX "ix_leaveRequests_typeId_set" ON "leaveRequests" ("typeId" NULLS FIRST) WHERE "typeId" IS NOT NULL;
CREATE INDEX "ix_leaveRequests_replacementId_set" ON "leaveRequests" ("replacementId" NULLS FIRST) WHERE "replacementId" IS NOT NULL;
CREATE INDEX "ix_leaveRequests_managerId_set" ON "leaveRequests" ("managerId" NULLS FIRST) WHERE "managerId" IS NOT NULL;
CREATE INDEX "ix_leaveRequests_hrId_set" ON "leaveRequests" ("hrId" NULLS FIRST) WHERE "hrId" IS NOT NULL;
CREATE INDEX "ix_leaveRequests_refNumber__f_refNumber" ON "leaveRequests" ("refNumber__f" NULLS FIRST, "refNumber" NULLS FIRST);
CREATE INDEX "ix_leaveRequests_bureauId_set" ON "leaveRequests" ("bureauId" NULLS FIRST) WHERE "bureauId" IS NOT NULL;
CREATE INDEX "ix_leaveRequests_serviceId_set" ON "leaveRequests" ("serviceId" NULLS FIRST) WHERE "serviceId" IS NOT NULL;
CREATE INDEX "ix_leaveRequests_annexeId_set" ON "leaveRequests" ("annexeId" NULLS FIRST) WHERE "annexeId" IS NOT NULL;
CREATE INDEX "ix_leaveRequests_resumedById_set" ON "leaveRequests" ("resumedById" NULLS FIRST) WHERE "resumedById" IS NOT NULL;
CREATE INDEX "ix_leaveRequests_enteredById_set" ON "leaveRequests" ("enteredById" NULLS FIRST) WHERE "enteredById" IS NOT NULL;
CREATE INDEX "ix_leaveRequests_employeeId_endDate" ON "leaveRequests" ("employeeId" NULLS FIRST, "endDate" NULLS FIRST);
CREATE INDEX "ix_leaveRequests_endDate_status" ON "leaveRequests" ("endDate" NULLS FIRST, "status" NULLS FIRST);
CREATE INDEX "ix_leaveRequests_status_step" ON "leaveRequests" ("status" NULLS FIRST, "step" NULLS FIRST);
CREATE INDEX "ix_leaveRequests_postedYear_endDate" ON "leaveRequests" ("postedYear" NULLS FIRST, "endDate" NULLS FIRST);
CREATE TABLE "leaveRequests__actorIds" (
  "owner" TEXT COLLATE "C" NOT NULL,
  "item" TEXT COLLATE "C" NOT NULL,
  "position" BIGINT NOT NULL
);
CREATE UNIQUE INDEX "uq_leaveRequests__actorIds_owner_position" ON "leaveRequests__actorIds" ("owner" NULLS FIRST, "position" NULLS FIRST);
CREATE INDEX "ix_leaveRequests__actorIds_item" ON "leaveRequests__actorIds" ("item" NULLS FIRST);
CREATE TABLE "leaveRecords" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "employeeId" TEXT COLLATE "C",
  "start_date" TEXT COLLATE "C",
  "type" TEXT COLLATE "C",
  "type__f" TEXT COLLATE "C",
  "typeId" TEXT COLLATE "C",
  "cumulative_days" BIGINT,
  "days_owed" BIGINT,
  "days" BIGINT,
  "kind" TEXT COLLATE "C",
  "year" BIGINT,
  "requestId" TEXT COLLATE "C",
  "reason" TEXT COLLATE "C",
  "reason__f" TEXT COLLATE "C",
  "byId" TEXT COLLATE "C",
  "reversesId" TEXT COLLATE "C",
  "expiresOn" TEXT COLLATE "C",
  "account" TEXT COLLATE "C",
  "account__f" TEXT COLLATE "C",
  "entry" TEXT COLLATE "C",
  "entry__f" TEXT COLLATE "C",
  "slice" TEXT COLLATE "C",
  "slice__f" TEXT COLLATE "C",
  "once" TEXT COLLATE "C",
  "once__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_leaveRecords__id" ON "leaveRecords" ("_id" NULLS FIRST);
CREATE INDEX "ix_leaveRecords__created" ON "leaveRecords" ("_created" NULLS FIRST);
CREATE INDEX "ix_leaveRecords_typeId_set" ON "leaveRecords" ("typeId" NULLS FIRST) WHERE "typeId" IS NOT NULL;
CREATE INDEX "ix_leaveRecords_requestId_set" ON "leaveRecords" ("requestId" NULLS FIRST) WHERE "requestId" IS NOT NULL;
CREATE INDEX "ix_leaveRecords_byId_set" ON "leaveRecords" ("byId" NULLS FIRST) WHERE "byId" IS NOT NULL;
CREATE INDEX "ix_leaveRecords_employeeId_account_start_date_days" ON "leaveRecords" ("employeeId" NULLS FIRST, "account" NULLS FIRST, "start_date" NULLS FIRST, "days" NULLS FIRST);
CREATE INDEX "ix_leaveRecords_employeeId_year_entry_days" ON "leaveRecords" ("employeeId" NULLS FIRST, "year" NULLS FIRST, "entry" NULLS FIRST, "days" NULLS FIRST);
CREATE INDEX "ix_leaveRecords_expiresOn" ON "leaveRecords" ("expiresOn" NULLS FIRST);
CREATE UNIQUE INDEX "uq_leaveRecords_once_set" ON "leaveRecords" ("once" NULLS FIRST) WHERE "once" IS NOT NULL;
CREATE UNIQUE INDEX "uq_leaveRecords_reversesId_set" ON "leaveRecords" ("reversesId" NULLS FIRST) WHERE "reversesId" IS NOT NULL;
CREATE TABLE "leaveRecounts" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "requestId" TEXT COLLATE "C",
  "employeeId" TEXT COLLATE "C",
  "cause" TEXT COLLATE "C",
  "change" TEXT COLLATE "C",
  "change__f" TEXT COLLATE "C",
  "startDate" TEXT COLLATE "C",
  "endDate" TEXT COLLATE "C",
  "standingDays" BIGINT,
  "countedDays" BIGINT,
  "lackingDays" BIGINT,
  "state" TEXT COLLATE "C" DEFAULT 'open',
  "reason" TEXT COLLATE "C",
  "reason__f" TEXT COLLATE "C",
  "decidedById" TEXT COLLATE "C",
  "decidedAt" TEXT COLLATE "C",
  "once" TEXT COLLATE "C",
  "once__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_leaveRecounts__id" ON "leaveRecounts" ("_id" NULLS FIRST);
CREATE INDEX "ix_leaveRecounts__created" ON "leaveRecounts" ("_created" NULLS FIRST);
CREATE INDEX "ix_leaveRecounts_requestId" ON "leaveRecounts" ("requestId" NULLS FIRST);
CREATE INDEX "ix_leaveRecounts_employeeId" ON "leaveRecounts" ("employeeId" NULLS FIRST);
CREATE INDEX "ix_leaveRecounts_decidedById_set" ON "leaveRecounts" ("decidedById" NULLS FIRST) WHERE "decidedById" IS NOT NULL;
CREATE INDEX "ix_leaveRecounts_state_change" ON "leaveRecounts" ("state" NULLS FIRST, "change" NULLS FIRST);
CREATE UNIQUE INDEX "uq_leaveRecounts_once_set" ON "leaveRecounts" ("once" NULLS FIRST) WHERE "once" IS NOT NULL;
CREATE TABLE "documentRequests" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "employeeId" TEXT COLLATE "C",
  "type" TEXT COLLATE "C",
  "reason" TEXT COLLATE "C",
  "reason__f" TEXT COLLATE "C",
  "copies" BIGINT,
  "language" TEXT COLLATE "C" DEFAULT 'fr',
  "freeText" TEXT COLLATE "C",
  "freeText__f" TEXT COLLATE "C",
  "freeTextAr" TEXT COLLATE "C",
  "freeTextAr__f" TEXT COLLATE "C",
  "status" TEXT COLLATE "C" DEFAULT 'pending',
  "step" TEXT COLLATE "C" DEFAULT 'submitted',
  "receiptNumber" TEXT COLLATE "C",
  "receiptNumber__f" TEXT COLLATE "C",
  "year" BIGINT,
  "num" BIGINT,
  "refNumber" TEXT COLLATE "C",
  "refNumber__f" TEXT COLLATE "C",
  "submittedAt" TEXT COLLATE "C",
  "dueOn" TEXT COLLATE "C",
  "queueOrder" BIGINT,
  "handledById" TEXT COLLATE "C",
  "actorIds" TEXT COLLATE "C" DEFAULT '[]',
  "rejectionReason" TEXT COLLATE "C",
  "rejectionReason__f" TEXT COLLATE "C",
  "generatedAt" TEXT COLLATE "C",
  "signedAt" TEXT COLLATE "C",
  "signedByHand" BIGINT DEFAULT 0,
  "deliveredAt" TEXT COLLATE "C",
  "deliveredTo" TEXT COLLATE "C",
  "deliveredTo__f" TEXT COLLATE "C",
  "repeatOfId" TEXT COLLATE "C",
  "docId" TEXT COLLATE "C",
  "docId__f" TEXT COLLATE "C",
  "fileId" TEXT COLLATE "C",
  "signBy" TEXT COLLATE "C",
  "signBy__f" TEXT COLLATE "C",
  "signedFileId" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_documentRequests__id" ON "documentRequests" ("_id" NULLS FIRST);
CREATE INDEX "ix_documentRequests__created" ON "documentRequests" ("_created" NULLS FIRST);
CREATE INDEX "ix_documentRequests_receiptNumber__f_receiptNumber" ON "documentRequests" ("receiptNumber__f" NULLS FIRST, "receiptNumber" NULLS FIRST);
CREATE INDEX "ix_documentRequests_refNumber__f_refNumber" ON "documentRequests" ("refNumber__f" NULLS FIRST, "refNumber" NULLS FIRST);
CREATE INDEX "ix_documentRequests_handledById_set" ON "documentRequests" ("handledById" NULLS FIRST) WHERE "handledById" IS NOT NULL;
CREATE INDEX "ix_documentRequests_repeatOfId_set" ON "documentRequests" ("repeatOfId" NULLS FIRST) WHERE "repeatOfId" IS NOT NULL;
CREATE INDEX "ix_documentRequests_status_dueOn" ON "documentRequests" ("status" NULLS FIRST, "dueOn" NULLS FIRST);
CREATE INDEX "ix_documentRequests_employeeId_type" ON "documentRequests" ("employeeId" NULLS FIRST, "type" NULLS FIRST);
CREATE INDEX "ix_documentRequests_step_dueOn" ON "documentRequests" ("step" NULLS FIRST, "dueOn" NULLS FIRST);
CREATE INDEX "ix_documentRequests_queueOrder" ON "documentRequests" ("queueOrder" NULLS FIRST);
CREATE INDEX "ix_documentRequests_signBy" ON "documentRequests" ("signBy" NULLS FIRST);
CREATE UNIQUE INDEX "uq_documentRequests_year_num" ON "documentRequests" ("year" NULLS FIRST, "num" NULLS FIRST);
CREATE TABLE "documentRequests__actorIds" (
  "owner" TEXT COLLATE "C" NOT NULL,
  "item" TEXT COLLATE "C" NOT NULL,
  "position" BIGINT NOT NULL
);
CREATE UNIQUE INDEX "uq_documentRequests__actorIds_owner_position" ON "documentRequests__actorIds" ("owner" NULLS FIRST, "position" NULLS FIRST);
CREATE INDEX "ix_documentRequests__actorIds_item" ON "documentRequests__actorIds" ("item" NULLS FIRST);
CREATE TABLE "contactChanges" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "employeeId" TEXT COLLATE "C",
  "changes" TEXT COLLATE "C",
  "status" TEXT COLLATE "C" DEFAULT 'pending',
  "decidedById" TEXT COLLATE "C",
  "decidedAt" TEXT COLLATE "C",
  "reasons" TEXT COLLATE "C",
  "waiting" TEXT COLLATE "C",
  "waiting__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_contactChanges__id" ON "contactChanges" ("_id" NULLS FIRST);
CREATE INDEX "ix_contactChanges__created" ON "contactChanges" ("_created" NULLS FIRST);
CREATE INDEX "ix_contactChanges_decidedById_set" ON "contactChanges" ("decidedById" NULLS FIRST) WHERE "decidedById" IS NOT NULL;
CREATE INDEX "ix_contactChanges_status" ON "contactChanges" ("status" NULLS FIRST);
CREATE UNIQUE INDEX "uq_contactChanges_employeeId_waiting" ON "contactChanges" ("employeeId" NULLS FIRST, "waiting" NULLS FIRST);
CREATE TABLE "approvalRules" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "name" TEXT COLLATE "C",
  "name__f" TEXT COLLATE "C",
  "subject" TEXT COLLATE "C",
  "subject__f" TEXT COLLATE "C",
  "type" TEXT COLLATE "C",
  "type__f" TEXT COLLATE "C",
  "unitId" TEXT COLLATE "C",
  "unitId__f" TEXT COLLATE "C",
  "daysFrom" BIGINT,
  "daysTo" BIGINT,
  "steps" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_approvalRules__id" ON "approvalRules" ("_id" NULLS FIRST);
CREATE INDEX "ix_approvalRules__created" ON "approvalRules" ("_created" NULLS FIRST);
CREATE UNIQUE INDEX "uq_approvalRules_name_set" ON "approvalRules" ("name" NULLS FIRST) WHERE "name" IS NOT NULL;
CREATE TABLE "approvals" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "subjectCollection" TEXT COLLATE "C",
  "subjectCollection__f" TEXT COLLATE "C",
  "subjectId" TEXT COLLATE "C",
  "subjectId__f" TEXT COLLATE "C",
  "employeeId" TEXT COLLATE "C",
  "purpose" TEXT COLLATE "C",
  "stepNo" BIGINT,
  "step" TEXT COLLATE "C",
  "rule" TEXT COLLATE "C",
  "actorIds" TEXT COLLATE "C" DEFAULT '[]',
  "managerType" TEXT COLLATE "C",
  "decision" TEXT COLLATE "C" DEFAULT 'pending',
  "decidedById" TEXT COLLATE "C",
  "onBehalfOfId" TEXT COLLATE "C",
  "reason" TEXT COLLATE "C",
  "reason__f" TEXT COLLATE "C",
  "openedAt" TEXT COLLATE "C",
  "dueAt" TEXT COLLATE "C",
  "escalated" BIGINT DEFAULT 0,
  "decidedAt" TEXT COLLATE "C",
  "signatureId" TEXT COLLATE "C",
  "sameAsStep" BIGINT,
  "askedIds" TEXT COLLATE "C" DEFAULT '[]',
  "opinions" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_approvals__id" ON "approvals" ("_id" NULLS FIRST);
CREATE INDEX "ix_approvals__created" ON "approvals" ("_created" NULLS FIRST);
CREATE INDEX "ix_approvals_employeeId_set" ON "approvals" ("employeeId" NULLS FIRST) WHERE "employeeId" IS NOT NULL;
CREATE INDEX "ix_approvals_decidedById_set" ON "approvals" ("decidedById" NULLS FIRST) WHERE "decidedById" IS NOT NULL;
CREATE INDEX "ix_approvals_onBehalfOfId_set" ON "approvals" ("onBehalfOfId" NULLS FIRST) WHERE "onBehalfOfId" IS NOT NULL;
CREATE INDEX "ix_approvals_signatureId_set" ON "approvals" ("signatureId" NULLS FIRST) WHERE "signatureId" IS NOT NULL;
CREATE INDEX "ix_approvals_subjectCollection_subjectId" ON "approvals" ("subjectCollection" NULLS FIRST, "subjectId" NULLS FIRST);
CREATE INDEX "ix_approvals_decision_dueAt" ON "approvals" ("decision" NULLS FIRST, "dueAt" NULLS FIRST);
CREATE TABLE "approvals__actorIds" (
  "owner" TEXT COLLATE "C" NOT NULL,
  "item" TEXT COLLATE "C" NOT NULL,
  "position" BIGINT NOT NULL
);
CREATE UNIQUE INDEX "uq_approvals__actorIds_owner_position" ON "approvals__actorIds" ("owner" NULLS FIRST, "position" NULLS FIRST);
CREATE INDEX "ix_approvals__actorIds_item" ON "approvals__actorIds" ("item" NULLS FIRST);
CREATE TABLE "approvals__askedIds" (
  "owner" TEXT COLLATE "C" NOT NULL,
  "item" TEXT COLLATE "C" NOT NULL,
  "position" BIGINT NOT NULL
);
CREATE UNIQUE INDEX "uq_approvals__askedIds_owner_position" ON "approvals__askedIds" ("owner" NULLS FIRST, "position" NULLS FIRST);
CREATE INDEX "ix_approvals__askedIds_item" ON "approvals__askedIds" ("item" NULLS FIRST);
CREATE TABLE "sys_drawnSignatures" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "userId" TEXT COLLATE "C",
  "picture" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_sys_drawnSignatures__id" ON "sys_drawnSignatures" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_drawnSignatures__created" ON "sys_drawnSignatures" ("_created" NULLS FIRST);
CREATE UNIQUE INDEX "uq_sys_drawnSignatures_userId" ON "sys_drawnSignatures" ("userId" NULLS FIRST);
CREATE TABLE "signatures" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "subjectCollection" TEXT COLLATE "C",
  "subjectCollection__f" TEXT COLLATE "C",
  "subjectId" TEXT COLLATE "C",
  "subjectId__f" TEXT COLLATE "C",
  "signerId" TEXT COLLATE "C",
  "signerName" TEXT COLLATE "C",
  "signerName__f" TEXT COLLATE "C",
  "purpose" TEXT COLLATE "C",
  "purpose__f" TEXT COLLATE "C",
  "contentHash" TEXT COLLATE "C",
  "contentHash__f" TEXT COLLATE "C",
  "signature" TEXT COLLATE "C",
  "signature__f" TEXT COLLATE "C",
  "keyId" TEXT COLLATE "C",
  "keyId__f" TEXT COLLATE "C",
  "signedAt" TEXT COLLATE "C",
  "method" TEXT COLLATE "C",
  "batchId" TEXT COLLATE "C",
  "batchId__f" TEXT COLLATE "C",
  "shown" TEXT COLLATE "C",
  "drawing" TEXT COLLATE "C",
  "drawing__f" TEXT COLLATE "C",
  "onBehalfOfId" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_signatures__id" ON "signatures" ("_id" NULLS FIRST);
CREATE INDEX "ix_signatures__created" ON "signatures" ("_created" NULLS FIRST);
CREATE INDEX "ix_signatures_signerId" ON "signatures" ("signerId" NULLS FIRST);
CREATE INDEX "ix_signatures_onBehalfOfId_set" ON "signatures" ("onBehalfOfId" NULLS FIRST) WHERE "onBehalfOfId" IS NOT NULL;
CREATE INDEX "ix_signatures_subjectCollection_subjectId" ON "signatures" ("subjectCollection" NULLS FIRST, "subjectId" NULLS FIRST);
CREATE TABLE "authenticDocuments" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "docId" TEXT COLLATE "C",
  "docId__f" TEXT COLLATE "C",
  "kind" TEXT COLLATE "C",
  "kind__f" TEXT COLLATE "C",
  "refNumber" TEXT COLLATE "C",
  "refNumber__f" TEXT COLLATE "C",
  "year" BIGINT,
  "num" BIGINT,
  "subjectCollection" TEXT COLLATE "C",
  "subjectCollection__f" TEXT COLLATE "C",
  "subjectId" TEXT COLLATE "C",
  "subjectId__f" TEXT COLLATE "C",
  "issuedOn" TEXT COLLATE "C",
  "issuedById" TEXT COLLATE "C",
  "language" TEXT COLLATE "C",
  "language__f" TEXT COLLATE "C",
  "ownerId" TEXT COLLATE "C",
  "ownerId__f" TEXT COLLATE "C",
  "readerIds" TEXT COLLATE "C" DEFAULT '[]',
  "readBy" TEXT COLLATE "C",
  "readBy__f" TEXT COLLATE "C",
  "record" TEXT COLLATE "C",
  "contentHash" TEXT COLLATE "C",
  "contentHash__f" TEXT COLLATE "C",
  "seal" TEXT COLLATE "C",
  "seal__f" TEXT COLLATE "C",
  "keyId" TEXT COLLATE "C",
  "keyId__f" TEXT COLLATE "C",
  "templateId" TEXT COLLATE "C",
  "templateId__f" TEXT COLLATE "C",
  "templateVersion" BIGINT,
  "fileId" TEXT COLLATE "C",
  "sha256" TEXT COLLATE "C",
  "sha256__f" TEXT COLLATE "C",
  "signedFileId" TEXT COLLATE "C",
  "signedSha256" TEXT COLLATE "C",
  "signedSha256__f" TEXT COLLATE "C",
  "signers" TEXT COLLATE "C",
  "signBy" TEXT COLLATE "C",
  "signBy__f" TEXT COLLATE "C",
  "standing" TEXT COLLATE "C",
  "state" TEXT COLLATE "C",
  "cancelReason" TEXT COLLATE "C",
  "cancelReason__f" TEXT COLLATE "C",
  "replacedById" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_authenticDocuments__id" ON "authenticDocuments" ("_id" NULLS FIRST);
CREATE INDEX "ix_authenticDocuments__created" ON "authenticDocuments" ("_created" NULLS FIRST);
CREATE INDEX "ix_authenticDocuments_issuedById_set" ON "authenticDocuments" ("issuedById" NULLS FIRST) WHERE "issuedById" IS NOT NULL;
CREATE INDEX "ix_authenticDocuments_replacedById_set" ON "authenticDocuments" ("replacedById" NULLS FIRST) WHERE "replacedById" IS NOT NULL;
CREATE INDEX "ix_authenticDocuments_contentHash_kind" ON "authenticDocuments" ("contentHash" NULLS FIRST, "kind" NULLS FIRST);
CREATE INDEX "ix_authenticDocuments_subjectId_subjectCollection" ON "authenticDocuments" ("subjectId" NULLS FIRST, "subjectCollection" NULLS FIRST);
CREATE INDEX "ix_authenticDocuments_refNumber" ON "authenticDocuments" ("refNumber" NULLS FIRST);
CREATE INDEX "ix_authenticDocuments_signBy" ON "authenticDocuments" ("signBy" NULLS FIRST);
CREATE UNIQUE INDEX "uq_authenticDocuments_docId" ON "authenticDocuments" ("docId" NULLS FIRST);
CREATE UNIQUE INDEX "uq_authenticDocuments_kind_year_num" ON "authenticDocuments" ("kind" NULLS FIRST, "year" NULLS FIRST, "num" NULLS FIRST);
CREATE TABLE "authenticDocuments__readerIds" (
  "owner" TEXT COLLATE "C" NOT NULL,
  "item" TEXT COLLATE "C" NOT NULL,
  "position" BIGINT NOT NULL
);
CREATE UNIQUE INDEX "uq_authenticDocuments__readerIds_owner_position" ON "authenticDocuments__readerIds" ("owner" NULLS FIRST, "position" NULLS FIRST);
CREATE INDEX "ix_authenticDocuments__readerIds_item" ON "authenticDocuments__readerIds" ("item" NULLS FIRST);
CREATE TABLE "paperTemplates" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "kind" TEXT COLLATE "C",
  "kind__f" TEXT COLLATE "C",
  "language" TEXT COLLATE "C",
  "version" BIGINT,
  "body" TEXT COLLATE "C",
  "body__f" TEXT COLLATE "C",
  "validFrom" TEXT COLLATE "C",
  "authorId" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_paperTemplates__id" ON "paperTemplates" ("_id" NULLS FIRST);
CREATE INDEX "ix_paperTemplates__created" ON "paperTemplates" ("_created" NULLS FIRST);
CREATE INDEX "ix_paperTemplates_authorId_set" ON "paperTemplates" ("authorId" NULLS FIRST) WHERE "authorId" IS NOT NULL;
CREATE UNIQUE INDEX "uq_paperTemplates_kind_language_version" ON "paperTemplates" ("kind" NULLS FIRST, "language" NULLS FIRST, "version" NULLS FIRST);
CREATE TABLE "settings" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "key" TEXT COLLATE "C",
  "key__f" TEXT COLLATE "C",
  "value" TEXT COLLATE "C",
  "validFrom" TEXT COLLATE "C",
  "logoFileId" TEXT COLLATE "C",
  "former" TEXT COLLATE "C",
  "formerLogoFileId" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_settings__id" ON "settings" ("_id" NULLS FIRST);
CREATE INDEX "ix_settings__created" ON "settings" ("_created" NULLS FIRST);
CREATE UNIQUE INDEX "uq_settings_key" ON "settings" ("key" NULLS FIRST);
CREATE TABLE "deadlineRules" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "code" TEXT COLLATE "C",
  "code__f" TEXT COLLATE "C",
  "validFrom" TEXT COLLATE "C",
  "nameFr" TEXT COLLATE "C",
  "nameFr__f" TEXT COLLATE "C",
  "nameAr" TEXT COLLATE "C",
  "nameAr__f" TEXT COLLATE "C",
  "amount" BIGINT,
  "unit" TEXT COLLATE "C",
  "counts" TEXT COLLATE "C",
  "clear" BIGINT DEFAULT 0,
  "onHoliday" TEXT COLLATE "C",
  "suspended" TEXT COLLATE "C",
  "source" TEXT COLLATE "C",
  "source__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_deadlineRules__id" ON "deadlineRules" ("_id" NULLS FIRST);
CREATE INDEX "ix_deadlineRules__created" ON "deadlineRules" ("_created" NULLS FIRST);
CREATE UNIQUE INDEX "uq_deadlineRules_code_validFrom" ON "deadlineRules" ("code" NULLS FIRST, "validFrom" NULLS FIRST);
CREATE TABLE "retentionRules" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "collection" TEXT COLLATE "C",
  "collection__f" TEXT COLLATE "C",
  "nameFr" TEXT COLLATE "C",
  "nameFr__f" TEXT COLLATE "C",
  "nameAr" TEXT COLLATE "C",
  "nameAr__f" TEXT COLLATE "C",
  "condition" TEXT COLLATE "C",
  "months" BIGINT,
  "act" TEXT COLLATE "C" DEFAULT 'blank',
  "validFrom" TEXT COLLATE "C",
  "basis" TEXT COLLATE "C",
  "basis__f" TEXT COLLATE "C",
  "state" TEXT COLLATE "C" DEFAULT 'draft',
  "proposedById" TEXT COLLATE "C",
  "proposedAt" TEXT COLLATE "C",
  "confirmedById" TEXT COLLATE "C",
  "confirmedAt" TEXT COLLATE "C",
  "endedById" TEXT COLLATE "C",
  "endedAt" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_retentionRules__id" ON "retentionRules" ("_id" NULLS FIRST);
CREATE INDEX "ix_retentionRules__created" ON "retentionRules" ("_created" NULLS FIRST);
CREATE INDEX "ix_retentionRules_proposedById_set" ON "retentionRules" ("proposedById" NULLS FIRST) WHERE "proposedById" IS NOT NULL;
CREATE INDEX "ix_retentionRules_confirmedById_set" ON "retentionRules" ("confirmedById" NULLS FIRST) WHERE "confirmedById" IS NOT NULL;
CREATE INDEX "ix_retentionRules_endedById_set" ON "retentionRules" ("endedById" NULLS FIRST) WHERE "endedById" IS NOT NULL;
CREATE INDEX "ix_retentionRules_state" ON "retentionRules" ("state" NULLS FIRST);
CREATE TABLE "disposals" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "ruleId" TEXT COLLATE "C",
  "refNumber" TEXT COLLATE "C",
  "refNumber__f" TEXT COLLATE "C",
  "year" BIGINT,
  "num" BIGINT,
  "startedAt" TEXT COLLATE "C",
  "doneAt" TEXT COLLATE "C",
  "state" TEXT COLLATE "C",
  "months" BIGINT,
  "count" BIGINT,
  "files" BIGINT,
  "groups" TEXT COLLATE "C",
  "proposedById" TEXT COLLATE "C",
  "confirmedById" TEXT COLLATE "C",
  "backupsUntil" TEXT COLLATE "C",
  "docId" TEXT COLLATE "C",
  "docId__f" TEXT COLLATE "C",
  "fileId" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_disposals__id" ON "disposals" ("_id" NULLS FIRST);
CREATE INDEX "ix_disposals__created" ON "disposals" ("_created" NULLS FIRST);
CREATE INDEX "ix_disposals_refNumber__f_refNumber" ON "disposals" ("refNumber__f" NULLS FIRST, "refNumber" NULLS FIRST);
CREATE INDEX "ix_disposals_proposedById_set" ON "disposals" ("proposedById" NULLS FIRST) WHERE "proposedById" IS NOT NULL;
CREATE INDEX "ix_disposals_confirmedById_set" ON "disposals" ("confirmedById" NULLS FIRST) WHERE "confirmedById" IS NOT NULL;
CREATE INDEX "ix_disposals_ruleId_state" ON "disposals" ("ruleId" NULLS FIRST, "state" NULLS FIRST);
CREATE UNIQUE INDEX "uq_disposals_year_num" ON "disposals" ("year" NULLS FIRST, "num" NULLS FIRST);
CREATE TABLE "importRuns" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "collection" TEXT COLLATE "C",
  "collection__f" TEXT COLLATE "C",
  "fileName" TEXT COLLATE "C",
  "fileName__f" TEXT COLLATE "C",
  "hash" TEXT COLLATE "C",
  "hash__f" TEXT COLLATE "C",
  "rows" BIGINT,
  "created" BIGINT,
  "updated" BIGINT,
  "unchanged" BIGINT,
  "refused" BIGINT,
  "byId" TEXT COLLATE "C",
  "at" TEXT COLLATE "C",
  "undoneAt" TEXT COLLATE "C",
  "undoneById" TEXT COLLATE "C",
  "undoReport" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_importRuns__id" ON "importRuns" ("_id" NULLS FIRST);
CREATE INDEX "ix_importRuns__created" ON "importRuns" ("_created" NULLS FIRST);
CREATE INDEX "ix_importRuns_fileName__f_fileName" ON "importRuns" ("fileName__f" NULLS FIRST, "fileName" NULLS FIRST);
CREATE INDEX "ix_importRuns_byId_set" ON "importRuns" ("byId" NULLS FIRST) WHERE "byId" IS NOT NULL;
CREATE INDEX "ix_importRuns_undoneById_set" ON "importRuns" ("undoneById" NULLS FIRST) WHERE "undoneById" IS NOT NULL;
CREATE INDEX "ix_importRuns_at" ON "importRuns" ("at" NULLS FIRST);
CREATE TABLE "notifications" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "userId" TEXT COLLATE "C",
  "kind" TEXT COLLATE "C",
  "kind__f" TEXT COLLATE "C",
  "titleKey" TEXT COLLATE "C",
  "titleKey__f" TEXT COLLATE "C",
  "params" TEXT COLLATE "C",
  "link" TEXT COLLATE "C",
  "link__f" TEXT COLLATE "C",
  "subjectCollection" TEXT COLLATE "C",
  "subjectCollection__f" TEXT COLLATE "C",
  "subjectId" TEXT COLLATE "C",
  "subjectId__f" TEXT COLLATE "C",
  "needsAck" BIGINT DEFAULT 0,
  "readAt" TEXT COLLATE "C",
  "ackAt" TEXT COLLATE "C",
  "repeatAfter" TEXT COLLATE "C",
  "repeatDays" BIGINT,
  "key" TEXT COLLATE "C",
  "key__f" TEXT COLLATE "C",
  "digestAt" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_notifications__id" ON "notifications" ("_id" NULLS FIRST);
CREATE INDEX "ix_notifications__created" ON "notifications" ("_created" NULLS FIRST);
CREATE INDEX "ix_notifications_readAt_userId" ON "notifications" ("readAt" NULLS FIRST, "userId" NULLS FIRST);
CREATE INDEX "ix_notifications_repeatAfter" ON "notifications" ("repeatAfter" NULLS FIRST);
CREATE INDEX "ix_notifications_digestAt" ON "notifications" ("digestAt" NULLS FIRST);
CREATE UNIQUE INDEX "uq_notifications_userId_key" ON "notifications" ("userId" NULLS FIRST, "key" NULLS FIRST);
CREATE TABLE "notificationPreferences" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "userId" TEXT COLLATE "C",
  "channels" TEXT COLLATE "C",
  "quietFrom" TEXT COLLATE "C",
  "quietFrom__f" TEXT COLLATE "C",
  "quietTo" TEXT COLLATE "C",
  "quietTo__f" TEXT COLLATE "C",
  "quietDays" TEXT COLLATE "C" DEFAULT '[]',
  "digest" TEXT COLLATE "C",
  "digestAt" TEXT COLLATE "C",
  "digestAt__f" TEXT COLLATE "C",
  "digestDay" BIGINT,
  "language" TEXT COLLATE "C",
  "language__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_notificationPreferences__id" ON "notificationPreferences" ("_id" NULLS FIRST);
CREATE INDEX "ix_notificationPreferences__created" ON "notificationPreferences" ("_created" NULLS FIRST);
CREATE UNIQUE INDEX "uq_notificationPreferences_userId" ON "notificationPreferences" ("userId" NULLS FIRST);
CREATE TABLE "reads" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "at" TEXT COLLATE "C",
  "day" TEXT COLLATE "C",
  "who" TEXT COLLATE "C",
  "who__f" TEXT COLLATE "C",
  "whoName" TEXT COLLATE "C",
  "whoName__f" TEXT COLLATE "C",
  "officeFr" TEXT COLLATE "C",
  "officeFr__f" TEXT COLLATE "C",
  "officeAr" TEXT COLLATE "C",
  "officeAr__f" TEXT COLLATE "C",
  "collection" TEXT COLLATE "C",
  "collection__f" TEXT COLLATE "C",
  "documentId" TEXT COLLATE "C",
  "documentId__f" TEXT COLLATE "C",
  "fields" TEXT COLLATE "C" DEFAULT '[]',
  "door" TEXT COLLATE "C",
  "filter" TEXT COLLATE "C",
  "filter__f" TEXT COLLATE "C",
  "count" BIGINT,
  "sealed" TEXT COLLATE "C",
  "sealed__f" TEXT COLLATE "C",
  "employeeId" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_reads__id" ON "reads" ("_id" NULLS FIRST);
CREATE INDEX "ix_reads__created" ON "reads" ("_created" NULLS FIRST);
CREATE INDEX "ix_reads_whoName__f_whoName" ON "reads" ("whoName__f" NULLS FIRST, "whoName" NULLS FIRST);
CREATE INDEX "ix_reads_documentId_who" ON "reads" ("documentId" NULLS FIRST, "who" NULLS FIRST);
CREATE INDEX "ix_reads_employeeId_day" ON "reads" ("employeeId" NULLS FIRST, "day" NULLS FIRST);
CREATE INDEX "ix_reads_at" ON "reads" ("at" NULLS FIRST);
CREATE TABLE "outbox" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "channel" TEXT COLLATE "C",
  "to" TEXT COLLATE "C",
  "to__f" TEXT COLLATE "C",
  "subject" TEXT COLLATE "C",
  "subject__f" TEXT COLLATE "C",
  "body" TEXT COLLATE "C",
  "body__f" TEXT COLLATE "C",
  "state" TEXT COLLATE "C",
  "attempts" BIGINT,
  "lastError" TEXT COLLATE "C",
  "lastError__f" TEXT COLLATE "C",
  "causedBy" TEXT COLLATE "C",
  "causedBy__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_outbox__id" ON "outbox" ("_id" NULLS FIRST);
CREATE INDEX "ix_outbox__created" ON "outbox" ("_created" NULLS FIRST);
CREATE INDEX "ix_outbox_to__f_to" ON "outbox" ("to__f" NULLS FIRST, "to" NULLS FIRST);
CREATE INDEX "ix_outbox_subject__f_subject" ON "outbox" ("subject__f" NULLS FIRST, "subject" NULLS FIRST);
CREATE TABLE "jobRuns" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "job" TEXT COLLATE "C",
  "job__f" TEXT COLLATE "C",
  "dueAt" TEXT COLLATE "C",
  "startedAt" TEXT COLLATE "C",
  "endedAt" TEXT COLLATE "C",
  "outcome" TEXT COLLATE "C",
  "message" TEXT COLLATE "C",
  "message__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_jobRuns__id" ON "jobRuns" ("_id" NULLS FIRST);
CREATE INDEX "ix_jobRuns__created" ON "jobRuns" ("_created" NULLS FIRST);
CREATE INDEX "ix_jobRuns_job_dueAt" ON "jobRuns" ("job" NULLS FIRST, "dueAt" NULLS FIRST);
CREATE UNIQUE INDEX "uq_jobRuns_job_dueAt" ON "jobRuns" ("job" NULLS FIRST, "dueAt" NULLS FIRST);
CREATE TABLE "clockDoubts" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "believedAt" TEXT COLLATE "C",
  "shownAt" TEXT COLLATE "C",
  "afterEntry" BIGINT,
  "untilEntry" BIGINT
);
CREATE UNIQUE INDEX "uq_clockDoubts__id" ON "clockDoubts" ("_id" NULLS FIRST);
CREATE INDEX "ix_clockDoubts__created" ON "clockDoubts" ("_created" NULLS FIRST);
CREATE TABLE "sys_staleDays" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "people" TEXT COLLATE "C",
  "from" TEXT COLLATE "C",
  "to" TEXT COLLATE "C",
  "done" BIGINT
);
CREATE UNIQUE INDEX "uq_sys_staleDays__id" ON "sys_staleDays" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_staleDays__created" ON "sys_staleDays" ("_created" NULLS FIRST);
CREATE TABLE "sys_employeeLookups" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "byId" TEXT COLLATE "C",
  "at" TEXT COLLATE "C",
  "employeeId" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_sys_employeeLookups__id" ON "sys_employeeLookups" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_employeeLookups__created" ON "sys_employeeLookups" ("_created" NULLS FIRST);
CREATE INDEX "ix_sys_employeeLookups_employeeId_set" ON "sys_employeeLookups" ("employeeId" NULLS FIRST) WHERE "employeeId" IS NOT NULL;
CREATE INDEX "ix_sys_employeeLookups_byId_at" ON "sys_employeeLookups" ("byId" NULLS FIRST, "at" NULLS FIRST);
CREATE TABLE "sys_calendars" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "account" TEXT COLLATE "C",
  "account__f" TEXT COLLATE "C",
  "secretHash" TEXT COLLATE "C",
  "secretHash__f" TEXT COLLATE "C",
  "feed" TEXT COLLATE "C",
  "feed__f" TEXT COLLATE "C",
  "scope" TEXT COLLATE "C",
  "lang" TEXT COLLATE "C",
  "lang__f" TEXT COLLATE "C",
  "provenTwice" BIGINT DEFAULT 0
);
CREATE UNIQUE INDEX "uq_sys_calendars__id" ON "sys_calendars" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_calendars__created" ON "sys_calendars" ("_created" NULLS FIRST);
CREATE UNIQUE INDEX "uq_sys_calendars_secretHash_set" ON "sys_calendars" ("secretHash" NULLS FIRST) WHERE "secretHash" IS NOT NULL;
CREATE UNIQUE INDEX "uq_sys_calendars_account_feed" ON "sys_calendars" ("account" NULLS FIRST, "feed" NULLS FIRST);
CREATE TABLE "sys_deviceStates" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "deviceId" TEXT COLLATE "C",
  "seenAt" TEXT COLLATE "C",
  "heardSince" TEXT COLLATE "C",
  "lastLogAt" TEXT COLLATE "C",
  "firstDay" TEXT COLLATE "C",
  "lateLinesAt" TEXT COLLATE "C",
  "toldUntil" TEXT COLLATE "C",
  "drift" BIGINT,
  "zone" BIGINT,
  "address" TEXT COLLATE "C",
  "address__f" TEXT COLLATE "C",
  "counts" BIGINT DEFAULT 0,
  "refusedOn" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_sys_deviceStates__id" ON "sys_deviceStates" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_deviceStates__created" ON "sys_deviceStates" ("_created" NULLS FIRST);
CREATE UNIQUE INDEX "uq_sys_deviceStates_deviceId_set" ON "sys_deviceStates" ("deviceId" NULLS FIRST) WHERE "deviceId" IS NOT NULL;
CREATE INDEX "ix_sys_deviceStates_deviceId_seenAt" ON "sys_deviceStates" ("deviceId" NULLS FIRST, "seenAt" NULLS FIRST);
CREATE INDEX "ix_sys_deviceStates_deviceId_lastLogAt" ON "sys_deviceStates" ("deviceId" NULLS FIRST, "lastLogAt" NULLS FIRST);
CREATE INDEX "ix_sys_deviceStates_deviceId_drift" ON "sys_deviceStates" ("deviceId" NULLS FIRST, "drift" NULLS FIRST);
CREATE INDEX "ix_sys_deviceStates_deviceId_toldUntil" ON "sys_deviceStates" ("deviceId" NULLS FIRST, "toldUntil" NULLS FIRST);
CREATE TABLE "sys_deviceZones" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "deviceId" TEXT COLLATE "C",
  "since" TEXT COLLATE "C",
  "zone" BIGINT
);
CREATE UNIQUE INDEX "uq_sys_deviceZones__id" ON "sys_deviceZones" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_deviceZones__created" ON "sys_deviceZones" ("_created" NULLS FIRST);
CREATE UNIQUE INDEX "uq_sys_deviceZones_deviceId_since" ON "sys_deviceZones" ("deviceId" NULLS FIRST, "since" NULLS FIRST);
CREATE TABLE "sys_staleFigures" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "date" TEXT COLLATE "C",
  "annexe" TEXT COLLATE "C",
  "annexe__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_sys_staleFigures__id" ON "sys_staleFigures" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_staleFigures__created" ON "sys_staleFigures" ("_created" NULLS FIRST);
CREATE INDEX "ix_sys_staleFigures_date_annexe" ON "sys_staleFigures" ("date" NULLS FIRST, "annexe" NULLS FIRST);
CREATE TABLE "sys_applicationTickets" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "hash" TEXT COLLATE "C",
  "hash__f" TEXT COLLATE "C",
  "recruitmentId" TEXT COLLATE "C",
  "begunAt" TEXT COLLATE "C",
  "expiresAt" TEXT COLLATE "C",
  "address" TEXT COLLATE "C",
  "address__f" TEXT COLLATE "C",
  "bytes" BIGINT,
  "files" TEXT COLLATE "C",
  "proof" TEXT COLLATE "C",
  "proof__f" TEXT COLLATE "C",
  "candidateId" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_sys_applicationTickets__id" ON "sys_applicationTickets" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_applicationTickets__created" ON "sys_applicationTickets" ("_created" NULLS FIRST);
CREATE INDEX "ix_sys_applicationTickets_recruitmentId" ON "sys_applicationTickets" ("recruitmentId" NULLS FIRST);
CREATE INDEX "ix_sys_applicationTickets_candidateId_set" ON "sys_applicationTickets" ("candidateId" NULLS FIRST) WHERE "candidateId" IS NOT NULL;
CREATE INDEX "ix_sys_applicationTickets_expiresAt" ON "sys_applicationTickets" ("expiresAt" NULLS FIRST);
CREATE INDEX "ix_sys_applicationTickets_begunAt" ON "sys_applicationTickets" ("begunAt" NULLS FIRST);
CREATE INDEX "ix_sys_applicationTickets_address_expiresAt" ON "sys_applicationTickets" ("address" NULLS FIRST, "expiresAt" NULLS FIRST);
CREATE UNIQUE INDEX "uq_sys_applicationTickets_hash_set" ON "sys_applicationTickets" ("hash" NULLS FIRST) WHERE "hash" IS NOT NULL;
CREATE UNIQUE INDEX "uq_sys_applicationTickets_proof_set" ON "sys_applicationTickets" ("proof" NULLS FIRST) WHERE "proof" IS NOT NULL;
CREATE TABLE "sys_applicantCodes" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "candidateId" TEXT COLLATE "C",
  "expiresAt" TEXT COLLATE "C",
  "tries" BIGINT,
  "usedAt" TEXT COLLATE "C",
  "purpose" TEXT COLLATE "C",
  "purpose__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_sys_applicantCodes__id" ON "sys_applicantCodes" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_applicantCodes__created" ON "sys_applicantCodes" ("_created" NULLS FIRST);
CREATE INDEX "ix_sys_applicantCodes_candidateId" ON "sys_applicantCodes" ("candidateId" NULLS FIRST);
CREATE TABLE "sys_contactCodes" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "ticketId" TEXT COLLATE "C",
  "expiresAt" TEXT COLLATE "C",
  "tries" BIGINT,
  "usedAt" TEXT COLLATE "C",
  "purpose" TEXT COLLATE "C",
  "purpose__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_sys_contactCodes__id" ON "sys_contactCodes" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_contactCodes__created" ON "sys_contactCodes" ("_created" NULLS FIRST);
CREATE INDEX "ix_sys_contactCodes_ticketId" ON "sys_contactCodes" ("ticketId" NULLS FIRST);
CREATE INDEX "ix_sys_contactCodes_purpose" ON "sys_contactCodes" ("purpose" NULLS FIRST);
CREATE TABLE "sys_reviewClaims" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "candidateId" TEXT COLLATE "C",
  "userId" TEXT COLLATE "C",
  "recruitmentId" TEXT COLLATE "C",
  "until" TEXT COLLATE "C",
  "laterAt" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_sys_reviewClaims__id" ON "sys_reviewClaims" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_reviewClaims__created" ON "sys_reviewClaims" ("_created" NULLS FIRST);
CREATE INDEX "ix_sys_reviewClaims_recruitmentId_until" ON "sys_reviewClaims" ("recruitmentId" NULLS FIRST, "until" NULLS FIRST);
CREATE INDEX "ix_sys_reviewClaims_userId" ON "sys_reviewClaims" ("userId" NULLS FIRST);
CREATE UNIQUE INDEX "uq_sys_reviewClaims_candidateId" ON "sys_reviewClaims" ("candidateId" NULLS FIRST);
CREATE TABLE "sys_sheetEntries" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "of" TEXT COLLATE "C",
  "of__f" TEXT COLLATE "C",
  "typistId" TEXT COLLATE "C",
  "mark" BIGINT,
  "typedTwice" BIGINT DEFAULT 0,
  "typedAt" TEXT COLLATE "C",
  "replaces" TEXT COLLATE "C",
  "standing" TEXT COLLATE "C",
  "standing__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_sys_sheetEntries__id" ON "sys_sheetEntries" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_sheetEntries__created" ON "sys_sheetEntries" ("_created" NULLS FIRST);
CREATE INDEX "ix_sys_sheetEntries_replaces_set" ON "sys_sheetEntries" ("replaces" NULLS FIRST) WHERE "replaces" IS NOT NULL;
CREATE INDEX "ix_sys_sheetEntries_of" ON "sys_sheetEntries" ("of" NULLS FIRST);
CREATE INDEX "ix_sys_sheetEntries_typistId" ON "sys_sheetEntries" ("typistId" NULLS FIRST);
CREATE UNIQUE INDEX "uq_sys_sheetEntries_standing_set" ON "sys_sheetEntries" ("standing" NULLS FIRST) WHERE "standing" IS NOT NULL;
CREATE TABLE "sys_paperPictures" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "data" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_sys_paperPictures__id" ON "sys_paperPictures" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_paperPictures__created" ON "sys_paperPictures" ("_created" NULLS FIRST);
CREATE TABLE "sys_importPieces" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "runId" TEXT COLLATE "C",
  "madeAt" TEXT COLLATE "C",
  "written" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_sys_importPieces__id" ON "sys_importPieces" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_importPieces__created" ON "sys_importPieces" ("_created" NULLS FIRST);
CREATE INDEX "ix_sys_importPieces_runId" ON "sys_importPieces" ("runId" NULLS FIRST);
CREATE TABLE "sys_accounts" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "email" TEXT COLLATE "C",
  "email__f" TEXT COLLATE "C",
  "name" TEXT COLLATE "C" DEFAULT '',
  "name__f" TEXT COLLATE "C" DEFAULT '',
  "phone" TEXT COLLATE "C" DEFAULT '',
  "phone__f" TEXT COLLATE "C" DEFAULT '',
  "passwordHash" TEXT COLLATE "C",
  "passwordHash__f" TEXT COLLATE "C",
  "formerHashes" TEXT COLLATE "C" DEFAULT '[]',
  "passwordUpdate" TEXT COLLATE "C",
  "mustReset" BIGINT DEFAULT 0,
  "status" BIGINT DEFAULT 1,
  "vouched" BIGINT DEFAULT 0,
  "emailVerification" BIGINT DEFAULT 0,
  "phoneVerification" BIGINT DEFAULT 0,
  "mfa" BIGINT DEFAULT 0,
  "prefs" TEXT COLLATE "C",
  "labels" TEXT COLLATE "C" DEFAULT '[]',
  "signedOutAt" TEXT COLLATE "C",
  "accessedAt" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_sys_accounts__id" ON "sys_accounts" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_accounts__created" ON "sys_accounts" ("_created" NULLS FIRST);
CREATE UNIQUE INDEX "uq_sys_accounts_email" ON "sys_accounts" ("email" NULLS FIRST);
CREATE TABLE "sys_sessions" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "userId" TEXT COLLATE "C",
  "tokenHash" TEXT COLLATE "C",
  "tokenHash__f" TEXT COLLATE "C",
  "expire" TEXT COLLATE "C",
  "seenAt" TEXT COLLATE "C",
  "provider" TEXT COLLATE "C" DEFAULT 'email',
  "provider__f" TEXT COLLATE "C" DEFAULT 'email',
  "providerUid" TEXT COLLATE "C" DEFAULT '',
  "providerUid__f" TEXT COLLATE "C" DEFAULT '',
  "ip" TEXT COLLATE "C" DEFAULT '',
  "ip__f" TEXT COLLATE "C" DEFAULT '',
  "agent" TEXT COLLATE "C",
  "factors" TEXT COLLATE "C" DEFAULT '[]',
  "mfaUpdatedAt" TEXT COLLATE "C",
  "signingUntil" TEXT COLLATE "C",
  "signingMethod" TEXT COLLATE "C",
  "signingMethod__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_sys_sessions__id" ON "sys_sessions" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_sessions__created" ON "sys_sessions" ("_created" NULLS FIRST);
CREATE INDEX "ix_sys_sessions_userId" ON "sys_sessions" ("userId" NULLS FIRST);
CREATE UNIQUE INDEX "uq_sys_sessions_tokenHash_set" ON "sys_sessions" ("tokenHash" NULLS FIRST) WHERE "tokenHash" IS NOT NULL;
CREATE TABLE "sys_keys" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "name" TEXT COLLATE "C",
  "name__f" TEXT COLLATE "C",
  "secretHash" TEXT COLLATE "C",
  "secretHash__f" TEXT COLLATE "C",
  "scopes" TEXT COLLATE "C" DEFAULT '[]',
  "expire" TEXT COLLATE "C",
  "revoked" BIGINT DEFAULT 0
);
CREATE UNIQUE INDEX "uq_sys_keys__id" ON "sys_keys" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_keys__created" ON "sys_keys" ("_created" NULLS FIRST);
CREATE UNIQUE INDEX "uq_sys_keys_secretHash_set" ON "sys_keys" ("secretHash" NULLS FIRST) WHERE "secretHash" IS NOT NULL;
CREATE TABLE "sys_sealKeys" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "keyId" TEXT COLLATE "C",
  "keyId__f" TEXT COLLATE "C",
  "publicKey" TEXT COLLATE "C",
  "publicKey__f" TEXT COLLATE "C",
  "seed" TEXT COLLATE "C",
  "seed__f" TEXT COLLATE "C",
  "since" TEXT COLLATE "C",
  "until" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_sys_sealKeys__id" ON "sys_sealKeys" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_sealKeys__created" ON "sys_sealKeys" ("_created" NULLS FIRST);
CREATE UNIQUE INDEX "uq_sys_sealKeys_keyId" ON "sys_sealKeys" ("keyId" NULLS FIRST);
CREATE TABLE "sys_tokens" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "userId" TEXT COLLATE "C",
  "userId__f" TEXT COLLATE "C",
  "asked" TEXT COLLATE "C",
  "asked__f" TEXT COLLATE "C",
  "purpose" TEXT COLLATE "C",
  "identifier" TEXT COLLATE "C" DEFAULT '',
  "identifier__f" TEXT COLLATE "C" DEFAULT '',
  "expire" TEXT COLLATE "C",
  "tries" BIGINT,
  "usedAt" TEXT COLLATE "C",
  "sessionId" TEXT COLLATE "C",
  "sessionId__f" TEXT COLLATE "C",
  "detail" TEXT COLLATE "C",
  "length" BIGINT,
  "factor" TEXT COLLATE "C",
  "factor__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_sys_tokens__id" ON "sys_tokens" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_tokens__created" ON "sys_tokens" ("_created" NULLS FIRST);
CREATE INDEX "ix_sys_tokens_asked_purpose" ON "sys_tokens" ("asked" NULLS FIRST, "purpose" NULLS FIRST);
CREATE INDEX "ix_sys_tokens_userId_purpose" ON "sys_tokens" ("userId" NULLS FIRST, "purpose" NULLS FIRST);
CREATE INDEX "ix_sys_tokens_identifier_purpose" ON "sys_tokens" ("identifier" NULLS FIRST, "purpose" NULLS FIRST);
CREATE TABLE "sys_accountLogs" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "event" TEXT COLLATE "C",
  "event__f" TEXT COLLATE "C",
  "userId" TEXT COLLATE "C",
  "userId__f" TEXT COLLATE "C",
  "at" TEXT COLLATE "C",
  "ip" TEXT COLLATE "C" DEFAULT '',
  "ip__f" TEXT COLLATE "C" DEFAULT '',
  "agent" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_sys_accountLogs__id" ON "sys_accountLogs" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_accountLogs__created" ON "sys_accountLogs" ("_created" NULLS FIRST);
CREATE INDEX "ix_sys_accountLogs_userId" ON "sys_accountLogs" ("userId" NULLS FIRST);
CREATE TABLE "sys_authenticators" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "userId" TEXT COLLATE "C",
  "type" TEXT COLLATE "C",
  "verifiedAt" TEXT COLLATE "C",
  "lastStep" BIGINT,
  "spent" TEXT COLLATE "C" DEFAULT '[]'
);
CREATE UNIQUE INDEX "uq_sys_authenticators__id" ON "sys_authenticators" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_authenticators__created" ON "sys_authenticators" ("_created" NULLS FIRST);
CREATE UNIQUE INDEX "uq_sys_authenticators_userId_type" ON "sys_authenticators" ("userId" NULLS FIRST, "type" NULLS FIRST);
CREATE TABLE "sys_identities" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "userId" TEXT COLLATE "C",
  "provider" TEXT COLLATE "C",
  "provider__f" TEXT COLLATE "C",
  "providerUid" TEXT COLLATE "C",
  "providerUid__f" TEXT COLLATE "C",
  "providerEmail" TEXT COLLATE "C" DEFAULT '',
  "providerEmail__f" TEXT COLLATE "C" DEFAULT '',
  "providerAccessTokenExpiry" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_sys_identities__id" ON "sys_identities" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_identities__created" ON "sys_identities" ("_created" NULLS FIRST);
CREATE INDEX "ix_sys_identities_userId" ON "sys_identities" ("userId" NULLS FIRST);
CREATE UNIQUE INDEX "uq_sys_identities_provider_providerUid" ON "sys_identities" ("provider" NULLS FIRST, "providerUid" NULLS FIRST);
CREATE TABLE "sys_targets" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "userId" TEXT COLLATE "C",
  "identifier" TEXT COLLATE "C",
  "identifier__f" TEXT COLLATE "C",
  "providerId" TEXT COLLATE "C" DEFAULT '',
  "providerId__f" TEXT COLLATE "C" DEFAULT '',
  "name" TEXT COLLATE "C" DEFAULT '',
  "name__f" TEXT COLLATE "C" DEFAULT '',
  "sessionId" TEXT COLLATE "C",
  "sessionId__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_sys_targets__id" ON "sys_targets" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_targets__created" ON "sys_targets" ("_created" NULLS FIRST);
CREATE INDEX "ix_sys_targets_userId" ON "sys_targets" ("userId" NULLS FIRST);
CREATE UNIQUE INDEX "uq_sys_targets_identifier" ON "sys_targets" ("identifier" NULLS FIRST);
CREATE TABLE "sys_knownBrowsers" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "userId" TEXT COLLATE "C",
  "browserHash" TEXT COLLATE "C",
  "browserHash__f" TEXT COLLATE "C",
  "signedInAt" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_sys_knownBrowsers__id" ON "sys_knownBrowsers" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_knownBrowsers__created" ON "sys_knownBrowsers" ("_created" NULLS FIRST);
CREATE INDEX "ix_sys_knownBrowsers_userId" ON "sys_knownBrowsers" ("userId" NULLS FIRST);
CREATE UNIQUE INDEX "uq_sys_knownBrowsers_browserHash_userId" ON "sys_knownBrowsers" ("browserHash" NULLS FIRST, "userId" NULLS FIRST);
CREATE TABLE "sys_undeclaredProxies" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "address" TEXT COLLATE "C",
  "address__f" TEXT COLLATE "C",
  "sightedAt" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_sys_undeclaredProxies__id" ON "sys_undeclaredProxies" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_undeclaredProxies__created" ON "sys_undeclaredProxies" ("_created" NULLS FIRST);
CREATE UNIQUE INDEX "uq_sys_undeclaredProxies_address" ON "sys_undeclaredProxies" ("address" NULLS FIRST);
CREATE TABLE "sys_jobs" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "kind" TEXT COLLATE "C",
  "kind__f" TEXT COLLATE "C",
  "key" TEXT COLLATE "C",
  "key__f" TEXT COLLATE "C",
  "body" TEXT COLLATE "C",
  "dueAt" TEXT COLLATE "C",
  "attempts" BIGINT,
  "leasedUntil" TEXT COLLATE "C",
  "state" TEXT COLLATE "C",
  "error" TEXT COLLATE "C",
  "error__f" TEXT COLLATE "C",
  "progress" BIGINT,
  "place" BIGINT
);
CREATE UNIQUE INDEX "uq_sys_jobs__id" ON "sys_jobs" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_jobs__created" ON "sys_jobs" ("_created" NULLS FIRST);
CREATE UNIQUE INDEX "uq_sys_jobs_kind_key" ON "sys_jobs" ("kind" NULLS FIRST, "key" NULLS FIRST);
CREATE TABLE "sys_once" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "key" TEXT COLLATE "C",
  "key__f" TEXT COLLATE "C",
  "bodyHash" TEXT COLLATE "C",
  "bodyHash__f" TEXT COLLATE "C",
  "status" BIGINT,
  "answer" TEXT COLLATE "C",
  "answer__f" TEXT COLLATE "C",
  "keptUntil" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_sys_once__id" ON "sys_once" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_once__created" ON "sys_once" ("_created" NULLS FIRST);
CREATE UNIQUE INDEX "uq_sys_once_key" ON "sys_once" ("key" NULLS FIRST);
CREATE TABLE "sys_files" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "bucketId" TEXT COLLATE "C",
  "bucketId__f" TEXT COLLATE "C",
  "name" TEXT COLLATE "C",
  "name__f" TEXT COLLATE "C",
  "folder" TEXT COLLATE "C" DEFAULT '',
  "folder__f" TEXT COLLATE "C" DEFAULT '',
  "signature" TEXT COLLATE "C" DEFAULT '',
  "signature__f" TEXT COLLATE "C" DEFAULT '',
  "mimeType" TEXT COLLATE "C" DEFAULT '',
  "mimeType__f" TEXT COLLATE "C" DEFAULT '',
  "sizeOriginal" BIGINT,
  "chunksTotal" BIGINT,
  "chunksUploaded" BIGINT,
  "sizeActual" BIGINT,
  "uploader" TEXT COLLATE "C",
  "uploader__f" TEXT COLLATE "C",
  "looseSince" TEXT COLLATE "C",
  "objects" TEXT COLLATE "C" DEFAULT '[]',
  "state" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_sys_files__id" ON "sys_files" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_files__created" ON "sys_files" ("_created" NULLS FIRST);
CREATE INDEX "ix_sys_files_name__f_name" ON "sys_files" ("name__f" NULLS FIRST, "name" NULLS FIRST);
CREATE INDEX "ix_sys_files_bucketId" ON "sys_files" ("bucketId" NULLS FIRST);
CREATE INDEX "ix_sys_files_looseSince" ON "sys_files" ("looseSince" NULLS FIRST);
CREATE INDEX "ix_sys_files_uploader_looseSince" ON "sys_files" ("uploader" NULLS FIRST, "looseSince" NULLS FIRST);
CREATE TABLE "sys_fileParts" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "fileId" TEXT COLLATE "C",
  "number" BIGINT,
  "object" TEXT COLLATE "C",
  "object__f" TEXT COLLATE "C",
  "signature" TEXT COLLATE "C",
  "signature__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_sys_fileParts__id" ON "sys_fileParts" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_fileParts__created" ON "sys_fileParts" ("_created" NULLS FIRST);
CREATE UNIQUE INDEX "uq_sys_fileParts_fileId_number" ON "sys_fileParts" ("fileId" NULLS FIRST, "number" NULLS FIRST);
CREATE TABLE "sys_fileRefs" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "fileId" TEXT COLLATE "C",
  "bucketId" TEXT COLLATE "C",
  "bucketId__f" TEXT COLLATE "C",
  "database" TEXT COLLATE "C",
  "database__f" TEXT COLLATE "C",
  "collection" TEXT COLLATE "C",
  "collection__f" TEXT COLLATE "C",
  "document" TEXT COLLATE "C",
  "document__f" TEXT COLLATE "C",
  "attribute" TEXT COLLATE "C",
  "attribute__f" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_sys_fileRefs__id" ON "sys_fileRefs" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_fileRefs__created" ON "sys_fileRefs" ("_created" NULLS FIRST);
CREATE INDEX "ix_sys_fileRefs_bucketId" ON "sys_fileRefs" ("bucketId" NULLS FIRST);
CREATE UNIQUE INDEX "uq_sys_fileRefs_fileId_database_collection_documen_3226527a" ON "sys_fileRefs" ("fileId" NULLS FIRST, "database" NULLS FIRST, "collection" NULLS FIRST, "document" NULLS FIRST, "attribute" NULLS FIRST);
CREATE TABLE "sys_fileTokens" (
  "_seq" BIGINT NOT NULL PRIMARY KEY,
  "_id" TEXT COLLATE "C" NOT NULL,
  "_created" TEXT COLLATE "C" NOT NULL,
  "_updated" TEXT COLLATE "C" NOT NULL,
  "fileId" TEXT COLLATE "C",
  "bucketId" TEXT COLLATE "C",
  "bucketId__f" TEXT COLLATE "C",
  "expire" TEXT COLLATE "C",
  "accessedAt" TEXT COLLATE "C"
);
CREATE UNIQUE INDEX "uq_sys_fileTokens__id" ON "sys_fileTokens" ("_id" NULLS FIRST);
CREATE INDEX "ix_sys_fileTokens__created" ON "sys_fileTokens" ("_created" NULLS FIRST);
CREATE INDEX "ix_sys_fileTokens_fileId" ON "sys_fileTokens" ("fileId" NULLS FIRST);
ALTER TABLE "annexes" ADD CONSTRAINT "fk_annexes_headId" FOREIGN KEY ("headId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "directions" ADD CONSTRAINT "fk_directions_headId" FOREIGN KEY ("headId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "divisions" ADD CONSTRAINT "fk_divisions_headId" FOREIGN KEY ("headId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "divisions" ADD CONSTRAINT "fk_divisions_directionId" FOREIGN KEY ("directionId") REFERENCES "directions" ("_id") ON DELETE RESTRICT;
ALTER TABLE "services" ADD CONSTRAINT "fk_services_responsible" FOREIGN KEY ("responsible") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "services" ADD CONSTRAINT "fk_services_divisionId" FOREIGN KEY ("divisionId") REFERENCES "divisions" ("_id") ON DELETE RESTRICT;
ALTER TABLE "bureaux" ADD CONSTRAINT "fk_bureaux_headId" FOREIGN KEY ("headId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "bureaux" ADD CONSTRAINT "fk_bureaux_serviceId" FOREIGN KEY ("serviceId") REFERENCES "services" ("_id") ON DELETE RESTRICT;
ALTER TABLE "bureaux" ADD CONSTRAINT "fk_bureaux_annexeId" FOREIGN KEY ("annexeId") REFERENCES "annexes" ("_id") ON DELETE RESTRICT;
ALTER TABLE "bureaux" ADD CONSTRAINT "fk_bureaux_buildingId" FOREIGN KEY ("buildingId") REFERENCES "buildings" ("_id") ON DELETE RESTRICT;
ALTER TABLE "bureaux" ADD CONSTRAINT "fk_bureaux_locationId" FOREIGN KEY ("locationId") REFERENCES "locations" ("_id") ON DELETE RESTRICT;
ALTER TABLE "workSchedules" ADD CONSTRAINT "fk_workSchedules_employeeId" FOREIGN KEY ("employeeId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "workSchedules" ADD CONSTRAINT "fk_workSchedules_bureauId" FOREIGN KEY ("bureauId") REFERENCES "bureaux" ("_id") ON DELETE RESTRICT;
ALTER TABLE "workSchedules" ADD CONSTRAINT "fk_workSchedules_serviceId" FOREIGN KEY ("serviceId") REFERENCES "services" ("_id") ON DELETE RESTRICT;
ALTER TABLE "workSchedules" ADD CONSTRAINT "fk_workSchedules_divisionId" FOREIGN KEY ("divisionId") REFERENCES "divisions" ("_id") ON DELETE RESTRICT;
ALTER TABLE "workSchedules" ADD CONSTRAINT "fk_workSchedules_directionId" FOREIGN KEY ("directionId") REFERENCES "directions" ("_id") ON DELETE RESTRICT;
ALTER TABLE "workSchedules" ADD CONSTRAINT "fk_workSchedules_annexeId" FOREIGN KEY ("annexeId") REFERENCES "annexes" ("_id") ON DELETE RESTRICT;
ALTER TABLE "posts" ADD CONSTRAINT "fk_posts_bureauId" FOREIGN KEY ("bureauId") REFERENCES "bureaux" ("_id") ON DELETE RESTRICT;
ALTER TABLE "posts" ADD CONSTRAINT "fk_posts_serviceId" FOREIGN KEY ("serviceId") REFERENCES "services" ("_id") ON DELETE RESTRICT;
ALTER TABLE "posts" ADD CONSTRAINT "fk_posts_annexeId" FOREIGN KEY ("annexeId") REFERENCES "annexes" ("_id") ON DELETE RESTRICT;
ALTER TABLE "posts" ADD CONSTRAINT "fk_posts_jobTitleId" FOREIGN KEY ("jobTitleId") REFERENCES "jobTitles" ("_id") ON DELETE RESTRICT;
ALTER TABLE "posts" ADD CONSTRAINT "fk_posts_gradeId" FOREIGN KEY ("gradeId") REFERENCES "grades" ("_id") ON DELETE RESTRICT;
ALTER TABLE "delegations" ADD CONSTRAINT "fk_delegations_headEmployeeId" FOREIGN KEY ("headEmployeeId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "delegations" ADD CONSTRAINT "fk_delegations_delegateId" FOREIGN KEY ("delegateId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "assignments" ADD CONSTRAINT "fk_assignments_employeeId" FOREIGN KEY ("employeeId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "assignments" ADD CONSTRAINT "fk_assignments_bureauId" FOREIGN KEY ("bureauId") REFERENCES "bureaux" ("_id") ON DELETE RESTRICT;
ALTER TABLE "assignments" ADD CONSTRAINT "fk_assignments_serviceId" FOREIGN KEY ("serviceId") REFERENCES "services" ("_id") ON DELETE RESTRICT;
ALTER TABLE "assignments" ADD CONSTRAINT "fk_assignments_annexeId" FOREIGN KEY ("annexeId") REFERENCES "annexes" ("_id") ON DELETE RESTRICT;
ALTER TABLE "employees" ADD CONSTRAINT "fk_employees_annexe" FOREIGN KEY ("annexe") REFERENCES "annexes" ("_id") ON DELETE RESTRICT;
ALTER TABLE "employees" ADD CONSTRAINT "fk_employees_bureauId" FOREIGN KEY ("bureauId") REFERENCES "bureaux" ("_id") ON DELETE RESTRICT;
ALTER TABLE "employees" ADD CONSTRAINT "fk_employees_serviceId" FOREIGN KEY ("serviceId") REFERENCES "services" ("_id") ON DELETE RESTRICT;
ALTER TABLE "employees" ADD CONSTRAINT "fk_employees_type" FOREIGN KEY ("type") REFERENCES "employeeTypes" ("_id") ON DELETE RESTRICT;
ALTER TABLE "employees" ADD CONSTRAINT "fk_employees_building" FOREIGN KEY ("building") REFERENCES "buildings" ("_id") ON DELETE RESTRICT;
ALTER TABLE "employees" ADD CONSTRAINT "fk_employees_personId" FOREIGN KEY ("personId") REFERENCES "persons" ("_id") ON DELETE RESTRICT;
ALTER TABLE "employees" ADD CONSTRAINT "fk_employees_managerId" FOREIGN KEY ("managerId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "employees" ADD CONSTRAINT "fk_employees_gradeId" FOREIGN KEY ("gradeId") REFERENCES "grades" ("_id") ON DELETE RESTRICT;
ALTER TABLE "employees" ADD CONSTRAINT "fk_employees_jobTitleId" FOREIGN KEY ("jobTitleId") REFERENCES "jobTitles" ("_id") ON DELETE RESTRICT;
ALTER TABLE "users" ADD CONSTRAINT "fk_users_personPublicDataID" FOREIGN KEY ("personPublicDataID") REFERENCES "persons" ("_id") ON DELETE RESTRICT;
ALTER TABLE "users" ADD CONSTRAINT "fk_users_persoActif" FOREIGN KEY ("persoActif") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "users__roles" ADD CONSTRAINT "fk_users__roles_owner" FOREIGN KEY ("owner") REFERENCES "users" ("_id") ON DELETE RESTRICT;
ALTER TABLE "users__roles" ADD CONSTRAINT "fk_users__roles_item" FOREIGN KEY ("item") REFERENCES "roles" ("_id") ON DELETE RESTRICT;
ALTER TABLE "careerSteps" ADD CONSTRAINT "fk_careerSteps_employeeId" FOREIGN KEY ("employeeId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "careerSteps" ADD CONSTRAINT "fk_careerSteps_gradeId" FOREIGN KEY ("gradeId") REFERENCES "grades" ("_id") ON DELETE RESTRICT;
ALTER TABLE "careerSteps" ADD CONSTRAINT "fk_careerSteps_jobTitleId" FOREIGN KEY ("jobTitleId") REFERENCES "jobTitles" ("_id") ON DELETE RESTRICT;
ALTER TABLE "warnings" ADD CONSTRAINT "fk_warnings_persoActifId" FOREIGN KEY ("persoActifId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "warnings" ADD CONSTRAINT "fk_warnings_bureauId" FOREIGN KEY ("bureauId") REFERENCES "bureaux" ("_id") ON DELETE RESTRICT;
ALTER TABLE "warnings" ADD CONSTRAINT "fk_warnings_serviceId" FOREIGN KEY ("serviceId") REFERENCES "services" ("_id") ON DELETE RESTRICT;
ALTER TABLE "warnings" ADD CONSTRAINT "fk_warnings_annexeId" FOREIGN KEY ("annexeId") REFERENCES "annexes" ("_id") ON DELETE RESTRICT;
ALTER TABLE "warnings" ADD CONSTRAINT "fk_warnings_previousId" FOREIGN KEY ("previousId") REFERENCES "warnings" ("_id") ON DELETE RESTRICT;
ALTER TABLE "absences" ADD CONSTRAINT "fk_absences_employeeId" FOREIGN KEY ("employeeId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "absences" ADD CONSTRAINT "fk_absences_bureauId" FOREIGN KEY ("bureauId") REFERENCES "bureaux" ("_id") ON DELETE RESTRICT;
ALTER TABLE "absences" ADD CONSTRAINT "fk_absences_serviceId" FOREIGN KEY ("serviceId") REFERENCES "services" ("_id") ON DELETE RESTRICT;
ALTER TABLE "absences" ADD CONSTRAINT "fk_absences_annexeId" FOREIGN KEY ("annexeId") REFERENCES "annexes" ("_id") ON DELETE RESTRICT;
ALTER TABLE "annexeReports" ADD CONSTRAINT "fk_annexeReports_annexe" FOREIGN KEY ("annexe") REFERENCES "annexes" ("_id") ON DELETE RESTRICT;
ALTER TABLE "deductionStatements" ADD CONSTRAINT "fk_deductionStatements_employeeId" FOREIGN KEY ("employeeId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "attendance_devices" ADD CONSTRAINT "fk_attendance_devices_annexeId" FOREIGN KEY ("annexeId") REFERENCES "annexes" ("_id") ON DELETE RESTRICT;
ALTER TABLE "attendance_deviceDrifts" ADD CONSTRAINT "fk_attendance_deviceDrifts_deviceId" FOREIGN KEY ("deviceId") REFERENCES "attendance_devices" ("_id") ON DELETE RESTRICT;
ALTER TABLE "attendance_punches" ADD CONSTRAINT "fk_attendance_punches_deviceId" FOREIGN KEY ("deviceId") REFERENCES "attendance_devices" ("_id") ON DELETE RESTRICT;
ALTER TABLE "attendance_punches" ADD CONSTRAINT "fk_attendance_punches_annexeId" FOREIGN KEY ("annexeId") REFERENCES "annexes" ("_id") ON DELETE RESTRICT;
ALTER TABLE "attendance_punches" ADD CONSTRAINT "fk_attendance_punches_employeeId" FOREIGN KEY ("employeeId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "attendance_pointages" ADD CONSTRAINT "fk_attendance_pointages_employeeId" FOREIGN KEY ("employeeId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "attendance_pointages" ADD CONSTRAINT "fk_attendance_pointages_annexe" FOREIGN KEY ("annexe") REFERENCES "annexes" ("_id") ON DELETE RESTRICT;
ALTER TABLE "attendance_pointages" ADD CONSTRAINT "fk_attendance_pointages_serviceId" FOREIGN KEY ("serviceId") REFERENCES "services" ("_id") ON DELETE RESTRICT;
ALTER TABLE "attendance_pointages" ADD CONSTRAINT "fk_attendance_pointages_bureauId" FOREIGN KEY ("bureauId") REFERENCES "bureaux" ("_id") ON DELETE RESTRICT;
ALTER TABLE "attendance_pointages__waitingFor" ADD CONSTRAINT "fk_attendance_pointages__waitingFor_owner" FOREIGN KEY ("owner") REFERENCES "attendance_pointages" ("_id") ON DELETE RESTRICT;
ALTER TABLE "attendance_pointages__waitingFor" ADD CONSTRAINT "fk_attendance_pointages__waitingFor_item" FOREIGN KEY ("item") REFERENCES "attendance_devices" ("_id") ON DELETE RESTRICT;
ALTER TABLE "attendance_pointageCorrections" ADD CONSTRAINT "fk_attendance_pointageCorrections_employeeId" FOREIGN KEY ("employeeId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "attendance_pointageCorrections" ADD CONSTRAINT "fk_attendance_pointageCorrections_annexeId" FOREIGN KEY ("annexeId") REFERENCES "annexes" ("_id") ON DELETE RESTRICT;
ALTER TABLE "attendance_pointageCorrections" ADD CONSTRAINT "fk_attendance_pointageCorrections_serviceId" FOREIGN KEY ("serviceId") REFERENCES "services" ("_id") ON DELETE RESTRICT;
ALTER TABLE "attendance_pointageCorrections" ADD CONSTRAINT "fk_attendance_pointageCorrections_bureauId" FOREIGN KEY ("bureauId") REFERENCES "bureaux" ("_id") ON DELETE RESTRICT;
ALTER TABLE "attendance_pointageChanges" ADD CONSTRAINT "fk_attendance_pointageChanges_employeeId" FOREIGN KEY ("employeeId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "attendance_dayClosings" ADD CONSTRAINT "fk_attendance_dayClosings_annexe" FOREIGN KEY ("annexe") REFERENCES "annexes" ("_id") ON DELETE RESTRICT;
ALTER TABLE "exitPermissions" ADD CONSTRAINT "fk_exitPermissions_employeeId" FOREIGN KEY ("employeeId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "exitPermissions" ADD CONSTRAINT "fk_exitPermissions_bureauId" FOREIGN KEY ("bureauId") REFERENCES "bureaux" ("_id") ON DELETE RESTRICT;
ALTER TABLE "exitPermissions" ADD CONSTRAINT "fk_exitPermissions_serviceId" FOREIGN KEY ("serviceId") REFERENCES "services" ("_id") ON DELETE RESTRICT;
ALTER TABLE "exitPermissions" ADD CONSTRAINT "fk_exitPermissions_annexeId" FOREIGN KEY ("annexeId") REFERENCES "annexes" ("_id") ON DELETE RESTRICT;
ALTER TABLE "exitPermissions__actorIds" ADD CONSTRAINT "fk_exitPermissions__actorIds_owner" FOREIGN KEY ("owner") REFERENCES "exitPermissions" ("_id") ON DELETE RESTRICT;
ALTER TABLE "exitPermissions__actorIds" ADD CONSTRAINT "fk_exitPermissions__actorIds_item" FOREIGN KEY ("item") REFERENCES "users" ("_id") ON DELETE RESTRICT;
ALTER TABLE "duties" ADD CONSTRAINT "fk_duties_employeeId" FOREIGN KEY ("employeeId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "duties" ADD CONSTRAINT "fk_duties_bureauId" FOREIGN KEY ("bureauId") REFERENCES "bureaux" ("_id") ON DELETE RESTRICT;
ALTER TABLE "duties" ADD CONSTRAINT "fk_duties_serviceId" FOREIGN KEY ("serviceId") REFERENCES "services" ("_id") ON DELETE RESTRICT;
ALTER TABLE "duties" ADD CONSTRAINT "fk_duties_annexeId" FOREIGN KEY ("annexeId") REFERENCES "annexes" ("_id") ON DELETE RESTRICT;
ALTER TABLE "missions" ADD CONSTRAINT "fk_missions_persoActifId" FOREIGN KEY ("persoActifId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "missions" ADD CONSTRAINT "fk_missions_bureau" FOREIGN KEY ("bureau") REFERENCES "bureaux" ("_id") ON DELETE RESTRICT;
ALTER TABLE "missions" ADD CONSTRAINT "fk_missions_serviceId" FOREIGN KEY ("serviceId") REFERENCES "services" ("_id") ON DELETE RESTRICT;
ALTER TABLE "missions" ADD CONSTRAINT "fk_missions_carId" FOREIGN KEY ("carId") REFERENCES "cars" ("_id") ON DELETE RESTRICT;
ALTER TABLE "missions" ADD CONSTRAINT "fk_missions_driverId" FOREIGN KEY ("driverId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "missions" ADD CONSTRAINT "fk_missions_overriddenById" FOREIGN KEY ("overriddenById") REFERENCES "users" ("_id") ON DELETE RESTRICT;
ALTER TABLE "missions" ADD CONSTRAINT "fk_missions_annexeId" FOREIGN KEY ("annexeId") REFERENCES "annexes" ("_id") ON DELETE RESTRICT;
ALTER TABLE "missions__companions" ADD CONSTRAINT "fk_missions__companions_owner" FOREIGN KEY ("owner") REFERENCES "missions" ("_id") ON DELETE RESTRICT;
ALTER TABLE "missions__companions" ADD CONSTRAINT "fk_missions__companions_item" FOREIGN KEY ("item") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "cars" ADD CONSTRAINT "fk_cars_ownerDriverId" FOREIGN KEY ("ownerDriverId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "cars" ADD CONSTRAINT "fk_cars_serviceId" FOREIGN KEY ("serviceId") REFERENCES "services" ("_id") ON DELETE RESTRICT;
ALTER TABLE "carLegalDocuments" ADD CONSTRAINT "fk_carLegalDocuments_carsCollection" FOREIGN KEY ("carsCollection") REFERENCES "cars" ("_id") ON DELETE RESTRICT;
ALTER TABLE "carOwnerships" ADD CONSTRAINT "fk_carOwnerships_carId" FOREIGN KEY ("carId") REFERENCES "cars" ("_id") ON DELETE RESTRICT;
ALTER TABLE "carAssignments" ADD CONSTRAINT "fk_carAssignments_carId" FOREIGN KEY ("carId") REFERENCES "cars" ("_id") ON DELETE RESTRICT;
ALTER TABLE "carAssignments" ADD CONSTRAINT "fk_carAssignments_employeeId" FOREIGN KEY ("employeeId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "carAssignments" ADD CONSTRAINT "fk_carAssignments_serviceId" FOREIGN KEY ("serviceId") REFERENCES "services" ("_id") ON DELETE RESTRICT;
ALTER TABLE "accidents" ADD CONSTRAINT "fk_accidents_carId" FOREIGN KEY ("carId") REFERENCES "cars" ("_id") ON DELETE RESTRICT;
ALTER TABLE "accidents" ADD CONSTRAINT "fk_accidents_employeeId" FOREIGN KEY ("employeeId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "maintenances" ADD CONSTRAINT "fk_maintenances_carId" FOREIGN KEY ("carId") REFERENCES "cars" ("_id") ON DELETE RESTRICT;
ALTER TABLE "fuelLogs" ADD CONSTRAINT "fk_fuelLogs_carId" FOREIGN KEY ("carId") REFERENCES "cars" ("_id") ON DELETE RESTRICT;
ALTER TABLE "fuelLogs" ADD CONSTRAINT "fk_fuelLogs_missionId" FOREIGN KEY ("missionId") REFERENCES "missions" ("_id") ON DELETE RESTRICT;
ALTER TABLE "spareMovements" ADD CONSTRAINT "fk_spareMovements_partId" FOREIGN KEY ("partId") REFERENCES "spareParts" ("_id") ON DELETE RESTRICT;
ALTER TABLE "spareMovements" ADD CONSTRAINT "fk_spareMovements_maintenanceId" FOREIGN KEY ("maintenanceId") REFERENCES "maintenances" ("_id") ON DELETE RESTRICT;
ALTER TABLE "inventoryItems" ADD CONSTRAINT "fk_inventoryItems_bureauId" FOREIGN KEY ("bureauId") REFERENCES "bureaux" ("_id") ON DELETE RESTRICT;
ALTER TABLE "inventoryItems" ADD CONSTRAINT "fk_inventoryItems_typeId" FOREIGN KEY ("typeId") REFERENCES "inventoryTypes" ("_id") ON DELETE RESTRICT;
ALTER TABLE "inventoryItems" ADD CONSTRAINT "fk_inventoryItems_serviceId" FOREIGN KEY ("serviceId") REFERENCES "services" ("_id") ON DELETE RESTRICT;
ALTER TABLE "inventoryItems" ADD CONSTRAINT "fk_inventoryItems_employeeId" FOREIGN KEY ("employeeId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "inventoryMovements" ADD CONSTRAINT "fk_inventoryMovements_undoesId" FOREIGN KEY ("undoesId") REFERENCES "inventoryMovements" ("_id") ON DELETE RESTRICT;
ALTER TABLE "inventoryMovements" ADD CONSTRAINT "fk_inventoryMovements_campaignId" FOREIGN KEY ("campaignId") REFERENCES "inventoryCampaigns" ("_id") ON DELETE RESTRICT;
ALTER TABLE "inventoryMovements" ADD CONSTRAINT "fk_inventoryMovements_reformId" FOREIGN KEY ("reformId") REFERENCES "inventoryReforms" ("_id") ON DELETE RESTRICT;
ALTER TABLE "inventoryReforms__itemIds" ADD CONSTRAINT "fk_inventoryReforms__itemIds_owner" FOREIGN KEY ("owner") REFERENCES "inventoryReforms" ("_id") ON DELETE RESTRICT;
ALTER TABLE "inventoryReforms__itemIds" ADD CONSTRAINT "fk_inventoryReforms__itemIds_item" FOREIGN KEY ("item") REFERENCES "inventoryItems" ("_id") ON DELETE RESTRICT;
ALTER TABLE "inventoryCampaigns" ADD CONSTRAINT "fk_inventoryCampaigns_sampleOfId" FOREIGN KEY ("sampleOfId") REFERENCES "inventoryCampaigns" ("_id") ON DELETE RESTRICT;
ALTER TABLE "inventoryCampaigns__bureauIds" ADD CONSTRAINT "fk_inventoryCampaigns__bureauIds_owner" FOREIGN KEY ("owner") REFERENCES "inventoryCampaigns" ("_id") ON DELETE RESTRICT;
ALTER TABLE "inventoryCampaigns__bureauIds" ADD CONSTRAINT "fk_inventoryCampaigns__bureauIds_item" FOREIGN KEY ("item") REFERENCES "bureaux" ("_id") ON DELETE RESTRICT;
ALTER TABLE "inventoryCampaigns__memberIds" ADD CONSTRAINT "fk_inventoryCampaigns__memberIds_owner" FOREIGN KEY ("owner") REFERENCES "inventoryCampaigns" ("_id") ON DELETE RESTRICT;
ALTER TABLE "inventoryCampaigns__memberIds" ADD CONSTRAINT "fk_inventoryCampaigns__memberIds_item" FOREIGN KEY ("item") REFERENCES "users" ("_id") ON DELETE RESTRICT;
ALTER TABLE "inventoryExpected" ADD CONSTRAINT "fk_inventoryExpected_campaignId" FOREIGN KEY ("campaignId") REFERENCES "inventoryCampaigns" ("_id") ON DELETE RESTRICT;
ALTER TABLE "inventoryExpected" ADD CONSTRAINT "fk_inventoryExpected_itemId" FOREIGN KEY ("itemId") REFERENCES "inventoryItems" ("_id") ON DELETE RESTRICT;
ALTER TABLE "inventoryScans" ADD CONSTRAINT "fk_inventoryScans_campaignId" FOREIGN KEY ("campaignId") REFERENCES "inventoryCampaigns" ("_id") ON DELETE RESTRICT;
ALTER TABLE "inventoryScans" ADD CONSTRAINT "fk_inventoryScans_bureauId" FOREIGN KEY ("bureauId") REFERENCES "bureaux" ("_id") ON DELETE RESTRICT;
ALTER TABLE "inventoryDifferences" ADD CONSTRAINT "fk_inventoryDifferences_campaignId" FOREIGN KEY ("campaignId") REFERENCES "inventoryCampaigns" ("_id") ON DELETE RESTRICT;
ALTER TABLE "positions" ADD CONSTRAINT "fk_positions_recruitmentId" FOREIGN KEY ("recruitmentId") REFERENCES "recruitments" ("_id") ON DELETE RESTRICT;
ALTER TABLE "specialties" ADD CONSTRAINT "fk_specialties_positionId" FOREIGN KEY ("positionId") REFERENCES "positions" ("_id") ON DELETE RESTRICT;
ALTER TABLE "committees" ADD CONSTRAINT "fk_committees_recruitmentId" FOREIGN KEY ("recruitmentId") REFERENCES "recruitments" ("_id") ON DELETE RESTRICT;
ALTER TABLE "committees__positionIds" ADD CONSTRAINT "fk_committees__positionIds_owner" FOREIGN KEY ("owner") REFERENCES "committees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "committees__positionIds" ADD CONSTRAINT "fk_committees__positionIds_item" FOREIGN KEY ("item") REFERENCES "positions" ("_id") ON DELETE RESTRICT;
ALTER TABLE "committeeMembers" ADD CONSTRAINT "fk_committeeMembers_committeeId" FOREIGN KEY ("committeeId") REFERENCES "committees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "committeeMembers" ADD CONSTRAINT "fk_committeeMembers_employeeId" FOREIGN KEY ("employeeId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "committeeMembers" ADD CONSTRAINT "fk_committeeMembers_userId" FOREIGN KEY ("userId") REFERENCES "users" ("_id") ON DELETE RESTRICT;
ALTER TABLE "committeeMembers__typistIds" ADD CONSTRAINT "fk_committeeMembers__typistIds_owner" FOREIGN KEY ("owner") REFERENCES "committeeMembers" ("_id") ON DELETE RESTRICT;
ALTER TABLE "committeeMembers__typistIds" ADD CONSTRAINT "fk_committeeMembers__typistIds_item" FOREIGN KEY ("item") REFERENCES "users" ("_id") ON DELETE RESTRICT;
ALTER TABLE "candidates" ADD CONSTRAINT "fk_candidates_recruitmentId" FOREIGN KEY ("recruitmentId") REFERENCES "recruitments" ("_id") ON DELETE RESTRICT;
ALTER TABLE "candidates" ADD CONSTRAINT "fk_candidates_positionId" FOREIGN KEY ("positionId") REFERENCES "positions" ("_id") ON DELETE RESTRICT;
ALTER TABLE "candidates" ADD CONSTRAINT "fk_candidates_specialtyId" FOREIGN KEY ("specialtyId") REFERENCES "specialties" ("_id") ON DELETE RESTRICT;
ALTER TABLE "candidateFiles" ADD CONSTRAINT "fk_candidateFiles_candidateId" FOREIGN KEY ("candidateId") REFERENCES "candidates" ("_id") ON DELETE RESTRICT;
ALTER TABLE "candidateFiles" ADD CONSTRAINT "fk_candidateFiles_examDocumentId" FOREIGN KEY ("examDocumentId") REFERENCES "examDocuments" ("_id") ON DELETE RESTRICT;
ALTER TABLE "gradeEntries" ADD CONSTRAINT "fk_gradeEntries_examTestId" FOREIGN KEY ("examTestId") REFERENCES "examTests" ("_id") ON DELETE RESTRICT;
ALTER TABLE "gradeEntries" ADD CONSTRAINT "fk_gradeEntries_copyId" FOREIGN KEY ("copyId") REFERENCES "examCopies" ("_id") ON DELETE RESTRICT;
ALTER TABLE "gradeEntries" ADD CONSTRAINT "fk_gradeEntries_candidateId" FOREIGN KEY ("candidateId") REFERENCES "candidates" ("_id") ON DELETE RESTRICT;
ALTER TABLE "gradeEntries" ADD CONSTRAINT "fk_gradeEntries_markerId" FOREIGN KEY ("markerId") REFERENCES "committeeMembers" ("_id") ON DELETE RESTRICT;
ALTER TABLE "gradeEntries" ADD CONSTRAINT "fk_gradeEntries_markerUserId" FOREIGN KEY ("markerUserId") REFERENCES "users" ("_id") ON DELETE RESTRICT;
ALTER TABLE "gradeEntries" ADD CONSTRAINT "fk_gradeEntries_committeeId" FOREIGN KEY ("committeeId") REFERENCES "committees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "gradeEntries" ADD CONSTRAINT "fk_gradeEntries_replaces" FOREIGN KEY ("replaces") REFERENCES "gradeEntries" ("_id") ON DELETE RESTRICT;
ALTER TABLE "gradeEntries" ADD CONSTRAINT "fk_gradeEntries_appealId" FOREIGN KEY ("appealId") REFERENCES "appeals" ("_id") ON DELETE RESTRICT;
ALTER TABLE "gradeEntries__typedByIds" ADD CONSTRAINT "fk_gradeEntries__typedByIds_owner" FOREIGN KEY ("owner") REFERENCES "gradeEntries" ("_id") ON DELETE RESTRICT;
ALTER TABLE "gradeEntries__typedByIds" ADD CONSTRAINT "fk_gradeEntries__typedByIds_item" FOREIGN KEY ("item") REFERENCES "users" ("_id") ON DELETE RESTRICT;
ALTER TABLE "examTests" ADD CONSTRAINT "fk_examTests_positionId" FOREIGN KEY ("positionId") REFERENCES "positions" ("_id") ON DELETE RESTRICT;
ALTER TABLE "examRooms" ADD CONSTRAINT "fk_examRooms_recruitmentId" FOREIGN KEY ("recruitmentId") REFERENCES "recruitments" ("_id") ON DELETE RESTRICT;
ALTER TABLE "examCorrigenda" ADD CONSTRAINT "fk_examCorrigenda_recruitmentId" FOREIGN KEY ("recruitmentId") REFERENCES "recruitments" ("_id") ON DELETE RESTRICT;
ALTER TABLE "examCopies" ADD CONSTRAINT "fk_examCopies_examTestId" FOREIGN KEY ("examTestId") REFERENCES "examTests" ("_id") ON DELETE RESTRICT;
ALTER TABLE "examCopies" ADD CONSTRAINT "fk_examCopies_candidateId" FOREIGN KEY ("candidateId") REFERENCES "candidates" ("_id") ON DELETE RESTRICT;
ALTER TABLE "examCopies__markerIds" ADD CONSTRAINT "fk_examCopies__markerIds_owner" FOREIGN KEY ("owner") REFERENCES "examCopies" ("_id") ON DELETE RESTRICT;
ALTER TABLE "examCopies__markerIds" ADD CONSTRAINT "fk_examCopies__markerIds_item" FOREIGN KEY ("item") REFERENCES "committeeMembers" ("_id") ON DELETE RESTRICT;
ALTER TABLE "examCopies__markerUserIds" ADD CONSTRAINT "fk_examCopies__markerUserIds_owner" FOREIGN KEY ("owner") REFERENCES "examCopies" ("_id") ON DELETE RESTRICT;
ALTER TABLE "examCopies__markerUserIds" ADD CONSTRAINT "fk_examCopies__markerUserIds_item" FOREIGN KEY ("item") REFERENCES "users" ("_id") ON DELETE RESTRICT;
ALTER TABLE "examPresence" ADD CONSTRAINT "fk_examPresence_examTestId" FOREIGN KEY ("examTestId") REFERENCES "examTests" ("_id") ON DELETE RESTRICT;
ALTER TABLE "examPresence" ADD CONSTRAINT "fk_examPresence_candidateId" FOREIGN KEY ("candidateId") REFERENCES "candidates" ("_id") ON DELETE RESTRICT;
ALTER TABLE "presenceLists" ADD CONSTRAINT "fk_presenceLists_examTestId" FOREIGN KEY ("examTestId") REFERENCES "examTests" ("_id") ON DELETE RESTRICT;
ALTER TABLE "presenceScans" ADD CONSTRAINT "fk_presenceScans_examTestId" FOREIGN KEY ("examTestId") REFERENCES "examTests" ("_id") ON DELETE RESTRICT;
ALTER TABLE "presenceScans" ADD CONSTRAINT "fk_presenceScans_candidateId" FOREIGN KEY ("candidateId") REFERENCES "candidates" ("_id") ON DELETE RESTRICT;
ALTER TABLE "examLocks" ADD CONSTRAINT "fk_examLocks_recruitmentId" FOREIGN KEY ("recruitmentId") REFERENCES "recruitments" ("_id") ON DELETE RESTRICT;
ALTER TABLE "examLocks" ADD CONSTRAINT "fk_examLocks_examTestId" FOREIGN KEY ("examTestId") REFERENCES "examTests" ("_id") ON DELETE RESTRICT;
ALTER TABLE "examLocks" ADD CONSTRAINT "fk_examLocks_presidentId" FOREIGN KEY ("presidentId") REFERENCES "committeeMembers" ("_id") ON DELETE RESTRICT;
ALTER TABLE "examLocks" ADD CONSTRAINT "fk_examLocks_memberId" FOREIGN KEY ("memberId") REFERENCES "committeeMembers" ("_id") ON DELETE RESTRICT;
ALTER TABLE "examLocks__signerIds" ADD CONSTRAINT "fk_examLocks__signerIds_owner" FOREIGN KEY ("owner") REFERENCES "examLocks" ("_id") ON DELETE RESTRICT;
ALTER TABLE "examLocks__signerIds" ADD CONSTRAINT "fk_examLocks__signerIds_item" FOREIGN KEY ("item") REFERENCES "committeeMembers" ("_id") ON DELETE RESTRICT;
ALTER TABLE "examLists" ADD CONSTRAINT "fk_examLists_recruitmentId" FOREIGN KEY ("recruitmentId") REFERENCES "recruitments" ("_id") ON DELETE RESTRICT;
ALTER TABLE "rankingRuns" ADD CONSTRAINT "fk_rankingRuns_recruitmentId" FOREIGN KEY ("recruitmentId") REFERENCES "recruitments" ("_id") ON DELETE RESTRICT;
ALTER TABLE "calculationSheets" ADD CONSTRAINT "fk_calculationSheets_runId" FOREIGN KEY ("runId") REFERENCES "rankingRuns" ("_id") ON DELETE RESTRICT;
ALTER TABLE "calculationSheets" ADD CONSTRAINT "fk_calculationSheets_candidateId" FOREIGN KEY ("candidateId") REFERENCES "candidates" ("_id") ON DELETE RESTRICT;
ALTER TABLE "appeals" ADD CONSTRAINT "fk_appeals_candidateId" FOREIGN KEY ("candidateId") REFERENCES "candidates" ("_id") ON DELETE RESTRICT;
ALTER TABLE "appeals" ADD CONSTRAINT "fk_appeals_recruitmentId" FOREIGN KEY ("recruitmentId") REFERENCES "recruitments" ("_id") ON DELETE RESTRICT;
ALTER TABLE "appeals" ADD CONSTRAINT "fk_appeals_examTestId" FOREIGN KEY ("examTestId") REFERENCES "examTests" ("_id") ON DELETE RESTRICT;
ALTER TABLE "appeals" ADD CONSTRAINT "fk_appeals_deciderId" FOREIGN KEY ("deciderId") REFERENCES "committeeMembers" ("_id") ON DELETE RESTRICT;
ALTER TABLE "appeals" ADD CONSTRAINT "fk_appeals_entryId" FOREIGN KEY ("entryId") REFERENCES "gradeEntries" ("_id") ON DELETE RESTRICT;
ALTER TABLE "appeals" ADD CONSTRAINT "fk_appeals_executorId" FOREIGN KEY ("executorId") REFERENCES "committeeMembers" ("_id") ON DELETE RESTRICT;
ALTER TABLE "appeals__firstDecidedByIds" ADD CONSTRAINT "fk_appeals__firstDecidedByIds_owner" FOREIGN KEY ("owner") REFERENCES "appeals" ("_id") ON DELETE RESTRICT;
ALTER TABLE "appeals__firstDecidedByIds" ADD CONSTRAINT "fk_appeals__firstDecidedByIds_item" FOREIGN KEY ("item") REFERENCES "users" ("_id") ON DELETE RESTRICT;
ALTER TABLE "leaveRequests" ADD CONSTRAINT "fk_leaveRequests_employeeId" FOREIGN KEY ("employeeId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "leaveRequests" ADD CONSTRAINT "fk_leaveRequests_typeId" FOREIGN KEY ("typeId") REFERENCES "leaveTypes" ("_id") ON DELETE RESTRICT;
ALTER TABLE "leaveRequests" ADD CONSTRAINT "fk_leaveRequests_replacementId" FOREIGN KEY ("replacementId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "leaveRequests" ADD CONSTRAINT "fk_leaveRequests_bureauId" FOREIGN KEY ("bureauId") REFERENCES "bureaux" ("_id") ON DELETE RESTRICT;
ALTER TABLE "leaveRequests" ADD CONSTRAINT "fk_leaveRequests_serviceId" FOREIGN KEY ("serviceId") REFERENCES "services" ("_id") ON DELETE RESTRICT;
ALTER TABLE "leaveRequests" ADD CONSTRAINT "fk_leaveRequests_annexeId" FOREIGN KEY ("annexeId") REFERENCES "annexes" ("_id") ON DELETE RESTRICT;
ALTER TABLE "leaveRequests__actorIds" ADD CONSTRAINT "fk_leaveRequests__actorIds_owner" FOREIGN KEY ("owner") REFERENCES "leaveRequests" ("_id") ON DELETE RESTRICT;
ALTER TABLE "leaveRequests__actorIds" ADD CONSTRAINT "fk_leaveRequests__actorIds_item" FOREIGN KEY ("item") REFERENCES "users" ("_id") ON DELETE RESTRICT;
ALTER TABLE "leaveRecords" ADD CONSTRAINT "fk_leaveRecords_employeeId" FOREIGN KEY ("employeeId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "leaveRecords" ADD CONSTRAINT "fk_leaveRecords_typeId" FOREIGN KEY ("typeId") REFERENCES "leaveTypes" ("_id") ON DELETE RESTRICT;
ALTER TABLE "leaveRecords" ADD CONSTRAINT "fk_leaveRecords_requestId" FOREIGN KEY ("requestId") REFERENCES "leaveRequests" ("_id") ON DELETE RESTRICT;
ALTER TABLE "leaveRecords" ADD CONSTRAINT "fk_leaveRecords_reversesId" FOREIGN KEY ("reversesId") REFERENCES "leaveRecords" ("_id") ON DELETE RESTRICT;
ALTER TABLE "leaveRecounts" ADD CONSTRAINT "fk_leaveRecounts_requestId" FOREIGN KEY ("requestId") REFERENCES "leaveRequests" ("_id") ON DELETE RESTRICT;
ALTER TABLE "leaveRecounts" ADD CONSTRAINT "fk_leaveRecounts_employeeId" FOREIGN KEY ("employeeId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "documentRequests" ADD CONSTRAINT "fk_documentRequests_employeeId" FOREIGN KEY ("employeeId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "documentRequests__actorIds" ADD CONSTRAINT "fk_documentRequests__actorIds_owner" FOREIGN KEY ("owner") REFERENCES "documentRequests" ("_id") ON DELETE RESTRICT;
ALTER TABLE "documentRequests__actorIds" ADD CONSTRAINT "fk_documentRequests__actorIds_item" FOREIGN KEY ("item") REFERENCES "users" ("_id") ON DELETE RESTRICT;
ALTER TABLE "contactChanges" ADD CONSTRAINT "fk_contactChanges_employeeId" FOREIGN KEY ("employeeId") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "approvals__actorIds" ADD CONSTRAINT "fk_approvals__actorIds_owner" FOREIGN KEY ("owner") REFERENCES "approvals" ("_id") ON DELETE RESTRICT;
ALTER TABLE "approvals__actorIds" ADD CONSTRAINT "fk_approvals__actorIds_item" FOREIGN KEY ("item") REFERENCES "users" ("_id") ON DELETE RESTRICT;
ALTER TABLE "approvals__askedIds" ADD CONSTRAINT "fk_approvals__askedIds_owner" FOREIGN KEY ("owner") REFERENCES "approvals" ("_id") ON DELETE RESTRICT;
ALTER TABLE "approvals__askedIds" ADD CONSTRAINT "fk_approvals__askedIds_item" FOREIGN KEY ("item") REFERENCES "users" ("_id") ON DELETE RESTRICT;
ALTER TABLE "authenticDocuments" ADD CONSTRAINT "fk_authenticDocuments_issuedById" FOREIGN KEY ("issuedById") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "authenticDocuments" ADD CONSTRAINT "fk_authenticDocuments_replacedById" FOREIGN KEY ("replacedById") REFERENCES "authenticDocuments" ("_id") ON DELETE RESTRICT;
ALTER TABLE "authenticDocuments__readerIds" ADD CONSTRAINT "fk_authenticDocuments__readerIds_owner" FOREIGN KEY ("owner") REFERENCES "authenticDocuments" ("_id") ON DELETE RESTRICT;
ALTER TABLE "authenticDocuments__readerIds" ADD CONSTRAINT "fk_authenticDocuments__readerIds_item" FOREIGN KEY ("item") REFERENCES "employees" ("_id") ON DELETE RESTRICT;
ALTER TABLE "paperTemplates" ADD CONSTRAINT "fk_paperTemplates_authorId" FOREIGN KEY ("authorId") REFERENCES "users" ("_id") ON DELETE RESTRICT;
ALTER TABLE "disposals" ADD CONSTRAINT "fk_disposals_ruleId" FOREIGN KEY ("ruleId") REFERENCES "retentionRules" ("_id") ON DELETE RESTRICT;
ALTER TABLE "sys_applicationTickets" ADD CONSTRAINT "fk_sys_applicationTickets_recruitmentId" FOREIGN KEY ("recruitmentId") REFERENCES "recruitments" ("_id") ON DELETE RESTRICT;
ALTER TABLE "sys_sheetEntries" ADD CONSTRAINT "fk_sys_sheetEntries_typistId" FOREIGN KEY ("typistId") REFERENCES "users" ("_id") ON DELETE RESTRICT;
ALTER TABLE "sys_sheetEntries" ADD CONSTRAINT "fk_sys_sheetEntries_replaces" FOREIGN KEY ("replaces") REFERENCES "sys_sheetEntries" ("_id") ON DELETE RESTRICT;
ALTER TABLE "sys_importPieces" ADD CONSTRAINT "fk_sys_importPieces_runId" FOREIGN KEY ("runId") REFERENCES "importRuns" ("_id") ON DELETE RESTRICT;
ALTER TABLE "sys_sessions" ADD CONSTRAINT "fk_sys_sessions_userId" FOREIGN KEY ("userId") REFERENCES "sys_accounts" ("_id") ON DELETE RESTRICT;
ALTER TABLE "sys_authenticators" ADD CONSTRAINT "fk_sys_authenticators_userId" FOREIGN KEY ("userId") REFERENCES "sys_accounts" ("_id") ON DELETE RESTRICT;
ALTER TABLE "sys_identities" ADD CONSTRAINT "fk_sys_identities_userId" FOREIGN KEY ("userId") REFERENCES "sys_accounts" ("_id") ON DELETE RESTRICT;
ALTER TABLE "sys_targets" ADD CONSTRAINT "fk_sys_targets_userId" FOREIGN KEY ("userId") REFERENCES "sys_accounts" ("_id") ON DELETE RESTRICT;
ALTER TABLE "sys_knownBrowsers" ADD CONSTRAINT "fk_sys_knownBrowsers_userId" FOREIGN KEY ("userId") REFERENCES "sys_accounts" ("_id") ON DELETE RESTRICT;
ALTER TABLE "sys_fileParts" ADD CONSTRAINT "fk_sys_fileParts_fileId" FOREIGN KEY ("fileId") REFERENCES "sys_files" ("_id") ON DELETE RESTRICT;
ALTER TABLE "sys_fileRefs" ADD CONSTRAINT "fk_sys_fileRefs_fileId" FOREIGN KEY ("fileId") REFERENCES "sys_files" ("_id") ON DELETE RESTRICT;
ALTER TABLE "sys_fileTokens" ADD CONSTRAINT "fk_sys_fileTokens_fileId" FOREIGN KEY ("fileId") REFERENCES "sys_files" ("_id") ON DELETE RESTRICT;
