//! What the minutes of a count say unless an administrator says otherwise.

/// In French.
pub(super) const FR: &str = "\
Il a été procédé à l’inventaire des biens mobiliers de la {commune.name} : **{campaign.name}**.

- Ouvert le : {campaign.openedAt}
- Clôturé le : {campaign.closedAt}
- Clôturé par : {campaign.closedBy}
- Échantillon de : {campaign.sampleOf}
- Bureaux : {campaign.bureaux}
- Biens attendus : {campaign.expected}
- Biens trouvés à leur place : {campaign.found}
- Écarts : {campaign.differences}

Les biens ont été comptés sur place, bureau par bureau. Les écarts et les décisions prises sont annexés au présent procès-verbal.";

/// In Arabic.
pub(super) const AR: &str = "\
تم جرد الممتلكات المنقولة ل{commune.name}: **{campaign.name}**.

- فتح في : {campaign.openedAt}
- أغلق في : {campaign.closedAt}
- أغلقه : {campaign.closedBy}
- عينة من : {campaign.sampleOf}
- المكاتب : {campaign.bureaux}
- الممتلكات المنتظرة : {campaign.expected}
- الموجودة في مكانها : {campaign.found}
- الفوارق : {campaign.differences}

عدت الممتلكات في عين المكان، مكتبا مكتبا. والفوارق والقرارات المتخذة بشأنها ملحقة بهذا المحضر.";
