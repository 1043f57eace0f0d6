// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "services",
  database: "main",
  resource: "organisation-management",
  one: "Service",
  many: "Services",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"nameFr","label":"Name in French","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"nameAr","label":"Name in Arabic","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"description","label":"Description","kind":"text","max":255},
    {"name":"responsible","label":"Person in charge","kind":"ref","to":"employees","expands":"responsibleDoc"},
    {"name":"divisionId","label":"Division","kind":"ref","to":"divisions","expands":"division"},
    {"name":"bureauCount","label":"Number of offices","kind":"int","computed":true},
    {"name":"leastPresent","label":"Minimum presence (%)","kind":"int","least":0,"most":100},
    {"name":"aliases","label":"Other names in files","kind":"list","of":"text"},
    {"name":"itemCount","label":"Number of items","kind":"int","computed":true},
  ],
  flow: null,
  acts: [
    {"act":"services.merge","label":"Merge","done":"Unit merged","title":"This unit is another unit","text":"All that names it (people, postings, reports, terminals) will name the other, which keeps its names for files to come. The merged unit is gone.","destructive":true},
  ],
  referencedBy: [{"collection":"bureaux","field":"serviceId"},{"collection":"workSchedules","field":"serviceId"},{"collection":"posts","field":"serviceId"},{"collection":"assignments","field":"serviceId"},{"collection":"employees","field":"serviceId"},{"collection":"warnings","field":"serviceId"},{"collection":"absences","field":"serviceId"},{"collection":"pointages","field":"serviceId"},{"collection":"pointageCorrections","field":"serviceId"},{"collection":"exitPermissions","field":"serviceId"},{"collection":"duties","field":"serviceId"},{"collection":"missions","field":"serviceId"},{"collection":"cars","field":"serviceId"},{"collection":"carAssignments","field":"serviceId"},{"collection":"inventoryItems","field":"serviceId"},{"collection":"leaveRequests","field":"serviceId"}],
} satisfies CollectionMeta
