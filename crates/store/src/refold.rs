//! Texts that a former program folded otherwise.

use std::borrow::Cow;
use std::collections::HashSet;

use schema::{Collection, FieldDef, Kind, Result, Unique, fold, search_text};

use crate::Writer;
use crate::layout::{is_told_apart, twin, unique_twin};
use crate::sql::{Bind, Sql};

/// The value of a twin, by the sequence of its row.
type Twins = Vec<(i64, Bind)>;

impl Writer<'_> {
    /// Folds every text anew, where a former program folded it otherwise. Rows say what they said: nothing is logged. A text that
    /// stands twice where it may stand once keeps no twin to tell it apart: it is a finding of the check, and no upgrade fails for it.
    pub fn refold(&mut self) -> Result<()> {
        for (position, of) in self.shared.catalogue.iter().enumerate() {
            let texts = (of.fields().iter()).filter(|field| field.is_stored() && field.kind.is_text());
            for field in texts {
                let searched = self.stale_twins(of, field)?;
                self.write_twins(position, of, &twin(field.name), searched)?;
                if is_told_apart(of, field) {
                    self.tell_apart(position, of, field)?;
                }
            }
        }
        Ok(())
    }

    /// The searched texts that are not those of their values.
    fn stale_twins(&mut self, of: &'static Collection, field: &FieldDef) -> Result<Twins> {
        let mut stale = Vec::new();
        let sql = self.texts(of, field, &[twin(field.name)]);
        self.run(&sql, &mut |cells| {
            let right = search_text(&cells.text(1).unwrap_or_default());
            if cells.text(2).as_deref() != Some(right.as_str()) {
                stale.extend(cells.int(0).map(|row| (row, Bind::Text(right))));
            }
            Ok(())
        })?;
        Ok(stale)
    }

    /// Writes by what the texts of a field are told apart.
    fn tell_apart(&mut self, position: usize, of: &'static Collection, field: &FieldDef) -> Result<()> {
        let mut second = HashSet::new();
        let uniques = of.unique.iter().filter(|unique| unique.folded);
        for unique in uniques.filter(|unique| unique.on.iter().any(|one| one.name == field.name)) {
            self.find_second(of, unique, &mut second)?;
        }
        let name = unique_twin(field.name);
        let mut stale = Vec::new();
        let sql = self.texts(of, field, std::slice::from_ref(&name));
        self.run(&sql, &mut |cells| {
            let row = cells.int(0).unwrap_or_default();
            let right = fold(&cells.text(1).unwrap_or_default());
            let right = (!second.contains(&row)).then_some(right);
            if cells.text(2).as_deref() != right.as_deref() {
                stale.push((row, right));
            }
            Ok(())
        })?;
        if !second.is_empty() {
            tracing::warn!(
                collection = of.id,
                field = field.name,
                rows = second.len(),
                "texts stand twice that may stand once"
            );
        }
        // While one row moves to the spelling that another still has, neither may stand in its way.
        let none = stale.iter().map(|(row, _)| (*row, Bind::Null)).collect();
        self.write_twins(position, of, &name, none)?;
        let told = stale
            .into_iter()
            .filter_map(|(row, right)| Some((row, Bind::Text(right?))));
        self.write_twins(position, of, &name, told.collect())
    }

    /// The rows whose values an older row has already.
    fn find_second(&mut self, of: &'static Collection, unique: &Unique, into: &mut HashSet<i64>) -> Result<()> {
        let mut sql = Sql::new(self.dialect());
        sql.push("SELECT _seq");
        for field in unique.on {
            sql.push(", ").name(field.name);
        }
        sql.push(" FROM ").table(of).push(" ORDER BY _seq");
        let mut first: HashSet<Vec<String>> = HashSet::new();
        self.run(&sql, &mut |cells| {
            let value = |(at, field): (usize, &FieldDef)| match field.kind {
                Kind::Integer | Kind::Decimal | Kind::Flag => cells.int(at + 1).map(|number| number.to_string()),
                kind if kind.is_text() => cells.text(at + 1).map(|text| fold(&text)),
                _ => cells.text(at + 1).map(Cow::into_owned),
            };
            let values: Option<Vec<String>> = unique.on.iter().enumerate().map(value).collect();
            if values.is_some_and(|values| !first.insert(values)) {
                into.extend(cells.int(0));
            }
            Ok(())
        })
    }

    /// The rows that hold a text: their sequences, it, and more columns.
    fn texts(&self, of: &'static Collection, field: &FieldDef, more: &[String]) -> Sql {
        let mut sql = Sql::new(self.dialect());
        sql.push("SELECT _seq, ").name(field.name);
        for name in more {
            sql.push(", ").name(name);
        }
        sql.push(" FROM ").table(of).push(" WHERE ").name(field.name);
        sql.push(" IS NOT NULL");
        sql
    }

    fn write_twins(&mut self, position: usize, of: &'static Collection, name: &str, twins: Twins) -> Result<()> {
        for (row, twin) in twins {
            let mut sql = Sql::new(self.dialect());
            sql.push("UPDATE ")
                .table(of)
                .push(" SET ")
                .name(name)
                .push(" = ")
                .bind(twin);
            sql.push(" WHERE _seq = ").bind(row);
            self.execute(&sql)?;
            self.batch.mark_changed(&mut self.reader, position, row, false)?;
        }
        Ok(())
    }
}
