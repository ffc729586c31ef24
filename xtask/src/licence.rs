//! Which licences our dependencies may have.

use std::collections::BTreeMap;
use std::iter::Peekable;
use std::str::SplitWhitespace;

use anyhow::{Result, anyhow, bail};
use serde_json::Value;

use crate::repo;

/// Licences that let anyone use, change and pass on the whole, as names of the SPDX list.
pub const ALLOWED: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MPL-2.0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Whether this SPDX expression can be satisfied by allowed licences alone. The old form `MIT/Apache-2.0` means `OR`.
///
/// # Errors
/// When it is not an SPDX expression.
pub fn allows(expression: &str) -> Result<bool> {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let mut words = spaced.split_whitespace().peekable();
    let allowed = any(&mut words)?;
    match words.next() {
        None => Ok(allowed),
        Some(word) => Err(anyhow!("unexpected `{word}`")),
    }
}

type Words<'a> = Peekable<SplitWhitespace<'a>>;

fn any(words: &mut Words) -> Result<bool> {
    let mut allowed = all(words)?;
    while words.next_if_eq(&"OR").is_some() {
        allowed |= all(words)?;
    }
    Ok(allowed)
}

fn all(words: &mut Words) -> Result<bool> {
    let mut allowed = one(words)?;
    while words.next_if_eq(&"AND").is_some() {
        allowed &= one(words)?;
    }
    Ok(allowed)
}

fn one(words: &mut Words) -> Result<bool> {
    match words.next() {
        Some("(") => {
            let allowed = any(words)?;
            if words.next() != Some(")") {
                bail!("a `)` is missing");
            }
            Ok(allowed)
        }
        None | Some(")" | "AND" | "OR" | "WITH") => bail!("the name of a licence is missing"),
        Some(name) if words.next_if_eq(&"WITH").is_some() => {
            let exception = words.next().ok_or_else(|| anyhow!("the name of an exception is missing"))?;
            Ok(ALLOWED.contains(&format!("{name} WITH {exception}").as_str()))
        }
        Some(name) => Ok(ALLOWED.contains(&name)),
    }
}

/// The packages of this `cargo metadata` whose licence is not allowed, each with the reason.
pub fn refused(metadata: &Value) -> BTreeMap<String, String> {
    let packages = metadata["packages"].as_array().into_iter().flatten();
    packages
        .filter_map(|package| {
            let reason = match package["license"].as_str() {
                None => "names no licence".to_owned(),
                Some(licence) => match allows(licence) {
                    Ok(true) => return None,
                    Ok(false) => format!("`{licence}` is not on the list in xtask/src/licence.rs"),
                    Err(error) => format!("`{licence}` cannot be read: {error}"),
                },
            };
            let name = package["name"].as_str().unwrap_or_default();
            Some((format!("{name} {}", package["version"].as_str().unwrap_or_default()), reason))
        })
        .collect()
}

/// All packages that any build of ours on any platform uses, as `cargo metadata`. Without a network, and so without
/// what only other platforms need: those of this platform.
///
/// # Errors
/// When cargo fails.
pub fn all_packages() -> Result<Value> {
    repo::metadata(&[]).or_else(|_| {
        let version = String::from_utf8(repo::cargo().arg("-vV").output()?.stdout)?;
        let host = version.lines().find_map(|line| line.strip_prefix("host: "));
        let host = host.ok_or_else(|| anyhow!("cargo -vV names no host"))?;
        repo::metadata(&["--offline", "--filter-platform", host])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_are_read_as_spdx_means_them() {
        for (expression, allowed) in [
            ("MIT", true),
            ("GPL-3.0-only", false),
            ("MIT OR GPL-3.0-only", true),
            ("MIT AND GPL-3.0-only", false),
            ("MIT/Apache-2.0", true),
            ("GPL-2.0 OR MIT AND ISC", true),
            ("(GPL-2.0 OR MIT) AND LGPL-2.1", false),
            ("(MIT OR Apache-2.0) AND Unicode-3.0", true),
            ("Apache-2.0 WITH LLVM-exception", true),
            ("Apache-2.0 WITH other-exception", false),
            ("Apache-2.0 WITH other-exception OR MIT", true),
        ] {
            assert_eq!(allows(expression).unwrap(), allowed, "{expression}");
        }
    }

    #[test]
    fn what_is_no_expression_is_an_error() {
        for expression in ["", "MIT ISC", "MIT OR", "(MIT", "MIT)", "OR", "MIT WITH"] {
            assert!(allows(expression).is_err(), "{expression}");
        }
    }

    #[test]
    fn a_package_without_an_allowed_licence_is_named() {
        let metadata = serde_json::json!({"packages": [
            {"name": "good", "version": "1.0.0", "license": "MIT"},
            {"name": "bad", "version": "2.0.0", "license": "AGPL-3.0-only"},
            {"name": "silent", "version": "3.0.0", "license": null},
        ]});
        let refused = refused(&metadata);
        assert_eq!(refused.keys().collect::<Vec<_>>(), ["bad 2.0.0", "silent 3.0.0"]);
    }
}
