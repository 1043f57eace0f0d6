// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export default {
  id: "bureaux",
  database: "main",
  resource: "organisation-management",
  one: "Office",
  many: "Offices",
  title: ["nameFr","nameAr"],
  fields: [
    {"name":"nameFr","label":"Name in French","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"nameAr","label":"Name in Arabic","kind":"text","required":true,"searched":true,"printed":true,"max":255},
    {"name":"headId","label":"Head of office","kind":"ref","to":"employees","expands":"head"},
    {"name":"serviceId","label":"Service","kind":"ref","to":"services","expands":"service"},
    {"name":"annexeId","label":"Administrative annexe","kind":"ref","to":"annexes","expands":"annexe"},
    {"name":"buildingId","label":"Building","kind":"ref","to":"buildings","expands":"building"},
    {"name":"locationId","label":"Location","kind":"ref","to":"locations","expands":"location"},
    {"name":"floor","label":"Floor","kind":"text","max":255},
    {"name":"leastPresent","label":"Minimum presence (%)","kind":"int","least":0,"most":100},
    {"name":"aliases","label":"Other names in files","kind":"list","of":"text"},
    {"name":"itemCount","label":"Number of items","kind":"int","computed":true},
  ],
  flow: null,
  acts: [
    {"act":"bureaux.merge","label":"Merge","done":"Unit merged","title":"This unit is another unit","text":"All that names it (people, postings, reports, terminals) will name the other, which keeps its names for files to come. The merged unit is gone.","destructive":true},
    {"act":"inventoryItems.printSheet","label":"Print the inventory sheet","done":"Paper issued","title":"Inventory sheet of the office","text":"The paper gets a number and a QR code. It is never changed: it is cancelled or replaced.","by":"bureauId"},
  ],
  referencedBy: [{"collection":"workSchedules","field":"bureauId"},{"collection":"posts","field":"bureauId"},{"collection":"assignments","field":"bureauId"},{"collection":"employees","field":"bureauId"},{"collection":"warnings","field":"bureauId"},{"collection":"absences","field":"bureauId"},{"collection":"pointages","field":"bureauId"},{"collection":"pointageCorrections","field":"bureauId"},{"collection":"exitPermissions","field":"bureauId"},{"collection":"duties","field":"bureauId"},{"collection":"missions","field":"bureau"},{"collection":"inventoryItems","field":"bureauId"},{"collection":"inventoryMovements","field":"fromBureauId"},{"collection":"inventoryMovements","field":"toBureauId"},{"collection":"inventoryCampaigns","field":"bureauIds"},{"collection":"inventoryExpected","field":"bureauId"},{"collection":"inventoryScans","field":"bureauId"},{"collection":"inventoryDifferences","field":"bureauId"},{"collection":"inventoryDifferences","field":"seenInBureauId"},{"collection":"leaveRequests","field":"bureauId"}],
  labelled: true,
} satisfies CollectionMeta
