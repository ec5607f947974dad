/** How one who doesn't know the term describes it, by subject. */
export const MATTER_PHRASES = {
  geography_earth_science: `
huge plates move | continents move > tectonics drift; plates push together > convergent subduction;
plates pull apart > divergent rift; ground shakes > earthquake seismic; point above quake > epicenter;
molten rock > magma lava; rock from fire | cooled lava > igneous; rock from layers | rock from mud > sedimentary;
rock changed heat > metamorphic; rock broken down > weathering; soil carried away | washed away land > erosion;
river drops mud | left by river > deposition sediment; river winding | river bends > meander;
river splits sea > delta; underground water > groundwater aquifer; area drains river > watershed basin;
rain evaporates clouds > water cycle; water vapor into drops > condensation; frozen ground > permafrost;
slow ice moves > glacier; dry side mountain > rain shadow; earth traps heat | gases keep warm > greenhouse;
earth gets warmer > global warming; shield against ultraviolet | hole over antarctica > ozone;
average weather years > climate; weather tool pressure > barometer; winds spin storm > cyclone hurricane;
moon pulls sea > tide; wave after quake > tsunami; earth tilts | why seasons > axis seasons;
lines east west > latitude; lines north south > longitude; cutting trees | trees disappear > deforestation;
land becomes desert > desertification; power never runs out | wind and sun power > renewable; oil coal gas > fossil;
everyone crowded city > urbanization density; why people leave | reasons to move > push pull migration;
fewer babies over time > demographic transition; age shape population > pyramid; how many babies woman > fertility;
city grows outward > sprawl; poor neighborhood becomes rich > gentrification
`,
  physics: `
speed up | goes faster | getting faster > acceleration; slow down > deceleration; speed with direction > velocity;
keeps moving itself | stays at rest | resists change motion > inertia; push or pull > force;
equal opposite push | pushes back > reaction newton third; rubbing slows | surfaces rub > friction;
falls to earth | things fall | pulls down > gravity; fall without air > free fall; fastest falling speed > terminal;
thrown ball path | ball curve path > projectile parabola; circle inward pull | pulls toward center > centripetal;
turning force | twisting force > torque; hard to spin > moment inertia; spinning skater arms > angular momentum;
mass times speed > momentum; bounce without loss > elastic; stick together crash > inelastic;
moving energy | energy motion > kinetic; stored energy height | energy of position > potential;
can't be created destroyed > conservation; work per time | how quickly work > power;
floats water | why ships float | pushes up water > buoyancy archimedes; thick syrup | slow flowing > viscosity;
faster air lower pressure | plane wing lifts > bernoulli; heat by touching | spoon gets hot > conduction;
hot air rises | heat by moving fluid > convection; heat without contact | heat through space > radiation;
heat to raise degree > specific heat capacity; heat to melt | heat without temperature change > latent;
disorder grows | messier | can't unscramble > entropy; coldest possible > absolute zero;
back and forth motion > oscillation harmonic; push at right rhythm | glass shatters singing > resonance;
siren passes pitch | sound changes passing > doppler; waves add cancel > interference superposition;
light bends water | straw looks broken > refraction; light bends around corner > diffraction;
light bounces > reflection; light trapped inside | light stays fibre > total internal reflection;
colors of prism | rainbow white light > dispersion spectrum; glasses filter glare > polarization;
hair stands comb | static shock | balloon sticks > electrostatic charge; current times resistance > ohm;
stores charge > capacitor; moving magnet current | magnet coil electricity > induction faraday;
one after another bulbs > series; bulbs own branch > parallel; lets electricity through > conductor;
blocks electricity > insulator; light knocks electrons > photoelectric; light both wave particle > duality;
can't know place and speed > uncertainty heisenberg; cat dead alive > superposition;
clock slower fast | time runs slower > dilation relativity; mass into energy > mass-energy equivalence;
atoms split > fission; atoms join sun > fusion; unstable atom breaks > radioactive decay;
nothing escapes light > black hole; universe began > big bang; galaxies move away > redshift hubble;
pull stays orbit > gravitation orbit
`,
  chemistry: `
smallest piece element > atom; atoms stuck together > molecule bond;
same element different weight | extra neutrons > isotope; number protons > atomic;
lost electrons | gives away electrons > oxidation cation; gains electrons > reduction anion; charged atom > ion;
share electrons > covalent; give take electrons > ionic; pulls electrons harder > electronegativity;
outer electrons > valence; table of elements > periodic; gases don't react > noble inert;
sour substance | donates proton > acid; slippery bitter | accepts proton > base; how acidic > ph;
acid meets base > neutralization; resists ph change > buffer; changes color acid > indicator;
solid falls out | cloudy solid forms > precipitate; stuff dissolved > solute; liquid dissolves > solvent;
can't dissolve any more > saturated; how much dissolved | how strong solution > concentration molarity;
counting atoms amount > mole avogadro; runs out first > limiting reactant;
recipe of reaction | how much reacts > stoichiometry; gives off heat > exothermic;
takes in heat | gets cold reaction > endothermic; energy to start | hill before reaction > activation;
goes both ways | back and forth reaction > reversible equilibrium; disturb balance shifts > chatelier;
how fast reaction > kinetics rate; solid into gas directly | dry ice > sublimation;
separate by boiling > distillation; separate ink paper > chromatography; electricity splits water > electrolysis;
metal rusts > corrosion oxidation; long chain molecule > polymer; small units chain > monomer;
carbon compounds > organic; same formula different structure > isomer;
mirror image molecule | left handed molecule > chiral enantiomer; soap cleans grease > surfactant micelle;
drops round water | insects walk water > surface tension; like mixes like > polarity solubility;
gas squeezed volume > boyle; gas heated expands > charles; burning with oxygen > combustion;
add drops until color > titration
`,
};
